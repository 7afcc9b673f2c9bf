import { service as labels } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { ServicePage } from '@website/content-model/schemas/service.ts';
import { gridOf, placesOn, roundScale } from '../../figures/round-scale.ts';
import { scheduleOf } from '../../figures/schedule.ts';
import { Axis, Track } from '../../figures/Track.tsx';
import { counted, weeksInWords } from '../../lib/text/number-words.ts';
import { InkBand } from '../../ui/InkBand.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './ProcessChart.module.css';

/** The steps of an engagement, drawn to scale in weeks. */
export function ProcessChart({ process }: { process: ServicePage['process'] }) {
  const { rows, least, most } = scheduleOf(process.steps);
  // Two weeks more than the longest schedule, so that ongoing steps visibly continue.
  const scale = roundScale(most + 2, 2, 11);
  const at = (weeks = scale.end) => weeks / scale.end;
  const live = [...new Set([least, most])].map((weeks) => at(weeks));
  return (
    <InkBand height="high" labelledBy="process">
      <SectionHeading
        id="process"
        look="beside"
        label={labels.process}
        heading={fill(labels.processHeading, {
          weeks: weeksInWords(least, most),
          heading: process.heading,
        })}
        lede={process.lede}
      />
      <div className={css.chart} data-weeks={`${least} ${most}`}>
        <div className={css.key}>
          {/* Of colors alone: each step says its weeks in words. */}
          <p aria-hidden="true">
            <span data-key="fastest">{labels.fastest}</span>
            <span data-key="slide">{labels.slide}</span>
            <span data-key="live">{labels.live}</span>
            <span>{labels.scale}</span>
          </p>
          <p className={css.start}>
            <label>
              {labels.start} <input type="date" />
            </label>
            <output />
          </p>
        </div>
        <div className={css.axis}>
          <Axis numbers={placesOn(scale)} />
        </div>
        <ol className={css.steps}>
          {process.steps.map((step, index) => {
            const row = rows[index];
            return (
              <li key={step.title}>
                <h3>
                  <b>{index + 1}</b> {step.title}
                </h3>
                <p className={css.duration}>{durationText(step.duration)}</p>
                {row && (
                  <div className={css.track} data-weeks={weeksOf(row)}>
                    <Track grid={gridOf(scale)} lines={live} bars={barsOf(row, at)} />
                    <VisuallyHidden>{beginText(row)}</VisuallyHidden>
                    {/* The script writes its dates here, and briefly at the bar. */}
                    <VisuallyHidden>{''}</VisuallyHidden>
                  </div>
                )}
                <p className={css.description}>{step.description}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </InkBand>
  );
}

type Duration = ServicePage['process']['steps'][number]['duration'];

/** "1-2 weeks", "1 week", "ongoing". */
function durationText(duration: Duration): string {
  if (duration === 'ongoing') return labels.ongoing;
  const { least, most } = duration.weeks;
  return least === most ? counted(labels.weeks, most) : fill(labels.weeksRange, { least, most });
}

/** The position of a bar in words: "Begins after 1 to 2 weeks." */
function beginText({ least, most }: Row): string {
  if (most.start === 0) return labels.beginsAtOnce;
  return least.start === most.start
    ? counted(labels.beginsAfter, most.start)
    : fill(labels.beginsBetween, { least: least.start, most: most.start });
}

type Row = ReturnType<typeof scheduleOf>['rows'][number];

/**
 * Solid: the step if every step takes its minimum. Pale: how late it can end if every step takes its
 * maximum. An ongoing step runs to the edge of the drawing.
 */
function barsOf({ least, most }: Row, at: (weeks?: number) => number) {
  const isOpen = least.end === undefined;
  const from = at(least.start);
  // Where the dates go: at the left end of the bar, unless they would not fit.
  const isLate = from > 0.6;
  const dates = <text y="-.8em" textAnchor={isLate ? 'end' : 'start'} />;
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

/** Earliest and latest start, earliest and latest end, for the script that turns them into dates. */
function weeksOf({ least, most }: Row): string {
  const ends = least.end === undefined ? [] : [least.end, most.end];
  return [least.start, most.start, ...ends].join(' ');
}
