import { forms, planner as labels } from 'virtual:labels';
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { formatDay } from '../../lib/text/date-in-words.ts';
import type { LiveSentence } from '../../lib/text/live-dates.ts';
import { Button } from '../../ui/Button.tsx';
import css from './StartSlider.module.css';
import type { StartDay } from './use-start-day.ts';

interface InvitationProps {
  ref: Ref<HTMLButtonElement>;
  /** What the drawing shows. */
  text: string | undefined;
}

/** Stands where the slider will be. The button is there only while React may still come. */
export function Invitation({ ref, text }: InvitationProps) {
  return (
    <div className={css.start}>
      {/* The drawing is hidden from screen readers as well. */}
      <p aria-hidden="true">{text}</p>
      <div className={css.control}>
        <Button ref={ref} data-part="invitation" variant="outline" size="small">
          <span>{labels.choose}</span>
          <span>{forms.preparing}</span>
        </Button>
      </div>
    </div>
  );
}

interface Props {
  startDay: StartDay;
  sentence: LiveSentence;
  /** From the button that was in its place. */
  takesFocus: boolean;
}

/** How many days a key moves the slider. All others are those of the browser. */
const steps: Readonly<Record<string, number>> = { PageUp: 30, PageDown: -30 };

/** Chooses the day on which a project starts. To a screen reader, it says when that is live. */
export function StartSlider({ startDay, sentence, takesFocus }: Props) {
  const { today, last, day, goTo, returnToToday } = startDay;
  const slider = useRef<HTMLInputElement>(null);
  const dayBeforePress = useRef(day);
  useEffect(() => {
    if (takesFocus) slider.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  function moveByKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined && event.key !== 'End') return;
    // At its end the slider itself would not answer to End, and the way back to today would go on.
    event.preventDefault();
    goTo(step === undefined ? last : day + step);
  }

  return (
    <div className={css.start}>
      <p data-reading="">
        <b>{sentence.opening}</b>
      </p>
      <div className={css.control}>
        <button
          type="button"
          className={css.today}
          aria-disabled={day === today}
          onClick={() => {
            // It answers to the next key.
            slider.current?.focus({ preventScroll: true });
            returnToToday();
          }}
        >
          {labels.today}
        </button>
        <input
          ref={slider}
          className={css.slider}
          type="range"
          min={today}
          max={last}
          value={day}
          aria-label={labels.slider}
          aria-valuetext={`${sentence.opening} ${sentence.question} ${sentence.answer}`}
          onChange={(event) => goTo(event.target.valueAsNumber)}
          onKeyDown={moveByKey}
          onPointerDown={() => {
            dayBeforePress.current = day;
          }}
          // A finger that scrolls the page begins by pressing what is below it.
          onPointerCancel={() => goTo(dayBeforePress.current)}
        />
        {/* The end of its line. Read out alone, this date would seem to belong to something else. */}
        <span aria-hidden="true">{formatDay(last, 'monthOfYear')}</span>
      </div>
    </div>
  );
}
