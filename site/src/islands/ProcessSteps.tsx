import { service as labels } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import { useRef } from 'react';
import { createRoundScale, listGridPositions, listLabels } from '../figures/round-scale.ts';
import { createSchedule, type Schedule } from '../figures/schedule.ts';
import { Axis, Track } from '../figures/Track.tsx';
import { formatCount } from '../lib/text/number-words.ts';
import {
  formatBriefStepDates,
  formatDateLimits,
  formatLiveDates,
  formatStepDates,
  formatWeekDate,
} from '../lib/text/step-dates.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './ProcessSteps.module.css';
import { useReady } from './use-ready.ts';
import { useStartDate } from './use-start-date.ts';

interface Step {
  title: string;
  description: string;
  duration: 'ongoing' | { weeks: { least: number; most: number } };
}

/**
 * The steps of an engagement, drawn to scale in weeks. Once the visitor has chosen a start date, the
 * scale, the bars and a sentence have dates.
 */
export function ProcessSteps({ steps }: { steps: readonly Step[] }) {
  const chart = useRef<HTMLDivElement>(null);
  const { field, range, start, isRefused } = useStartDate();
  useReady(chart);
  const { rows, least, most } = createSchedule(steps);
  // Two weeks more than the longest schedule, so that ongoing steps visibly continue.
  const scale = createRoundScale(most + 2, 2, 11);
  const at = (weeks = scale.end) => weeks / scale.end;
  const live = [...new Set([least, most])].map((weeks) => at(weeks));
  const hasDates = start !== undefined;
  return (
    <div ref={chart} className={css.chart}>
      <div className={css.key}>
        {/* Of colors alone: each step says its weeks in words. */}
        <p aria-hidden="true">
          <span data-key="fastest">{labels.fastest}</span>
          <span data-key="slide">{labels.slide}</span>
          <span data-key="live">{labels.live}</span>
          {!hasDates && <span>{labels.scale}</span>}
        </p>
        <p className={css.start}>
          <label>
            {labels.start} <input type="date" name="start" {...field} />
          </label>
          <output>
            {hasDates && formatLiveDates(start, least, most)}
            {isRefused && range && formatDateLimits(range)}
          </output>
        </p>
      </div>
      <div className={css.axis}>
        <Axis numbers={hasDates ? datesOn(scale, start) : listLabels(scale)} />
      </div>
      <ol className={css.steps}>
        {steps.map((step, index) => {
          const row = rows[index];
          return (
            <li key={step.title}>
              <h3>
                <b>{index + 1}</b> {step.title}
              </h3>
              <p className={css.duration}>{durationText(step.duration)}</p>
              {row && (
                <div className={css.track}>
                  <Track
                    grid={listGridPositions(scale)}
                    lines={live}
                    bars={barsOf(row, at, hasDates ? formatBriefStepDates(start, row) : undefined)}
                  />
                  <VisuallyHidden>{beginText(row)}</VisuallyHidden>
                  {hasDates && <VisuallyHidden>{formatStepDates(start, row)}</VisuallyHidden>}
                </div>
              )}
              <p className={css.description}>{step.description}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Every second number as a date: more would not fit on a phone. */
function datesOn(scale: ReturnType<typeof createRoundScale>, start: number) {
  return listLabels(scale, (week) =>
    week % (2 * scale.step) === 0 ? formatWeekDate(start, week) : '',
  );
}

/** "1-2 weeks", "1 week", "ongoing". */
function durationText(duration: Step['duration']): string {
  if (duration === 'ongoing') return labels.ongoing;
  const { least, most } = duration.weeks;
  return least === most
    ? formatCount(labels.weeks, most)
    : fill(labels.weeksRange, { least, most });
}

type Row = Schedule['rows'][number];

/** The position of a bar in words: "Begins after 1 to 2 weeks." */
function beginText({ least, most }: Row): string {
  if (most.start === 0) return labels.beginsAtOnce;
  return least.start === most.start
    ? formatCount(labels.beginsAfter, most.start)
    : fill(labels.beginsBetween, { least: least.start, most: most.start });
}

/**
 * Solid: the step if every step takes its minimum. Pale: how late it can end if every step takes its
 * maximum. An ongoing step runs to the edge of the drawing.
 */
function barsOf({ least, most }: Row, at: (weeks?: number) => number, brief: string | undefined) {
  const isOpen = least.end === undefined;
  const from = at(least.start);
  // Where the dates go: at the left end of the bar, unless they would not fit.
  const isLate = from > 0.6;
  const dates = brief !== undefined && (
    <text y="-.8em" textAnchor={isLate ? 'end' : 'start'}>
      {brief}
    </text>
  );
  return [
    { name: 'slide', from, to: at(isOpen ? most.start : most.end), start: !isLate && dates },
    {
      name: 'fastest',
      from: isOpen ? at(most.start) : from,
      to: at(least.end),
      isOpen,
      end: isLate && dates,
    },
  ];
}
