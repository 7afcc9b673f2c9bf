import { ProcessAxis, ProcessTrack } from '../../figures/ProcessTrack.tsx';
import { roundScale } from '../../figures/round-scale.ts';
import { beginText, durationText, scheduleOf } from '../../figures/schedule.ts';
import { weeksInWords } from '../../lib/text/number-words.ts';
import type { ServicePage } from '../../schemas/service-page.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './ProcessChart.module.css';

/** The steps of an engagement, drawn to scale in weeks. */
export function ProcessChart({ process }: { process: ServicePage['process'] }) {
  const { rows, least, most } = scheduleOf(process.steps);
  // Two weeks more than the longest schedule, so that ongoing steps visibly continue.
  const scale = roundScale(most + 2, 2, 11);
  return (
    <Band labelledBy="process">
      <SectionHeading
        id="process"
        label="Process"
        heading={`${weeksInWords(least, most)}, ${process.heading}.`}
        lede={process.lede}
      />
      <p className={css.key}>
        <span data-key="least">
          all steps at their fastest<VisuallyHidden>, </VisuallyHidden>
        </span>
        <span data-key="most">
          all at their slowest<VisuallyHidden>, </VisuallyHidden>
        </span>
        <span>scale in weeks</span>
      </p>
      <div className={css.axis}>
        <ProcessAxis scale={scale} />
      </div>
      <ol className={css.steps}>
        {process.steps.map((step, index) => {
          const row = rows[index];
          return (
            <li key={step.number}>
              <h3>
                <b>{step.number}</b> {step.title}
              </h3>
              <p className={css.duration}>{durationText(step)}</p>
              {row && (
                <div className={css.track}>
                  <ProcessTrack scale={scale} {...row} />
                  <VisuallyHidden>{beginText(row)}</VisuallyHidden>
                </div>
              )}
              <p className={css.description}>{step.description}</p>
            </li>
          );
        })}
      </ol>
    </Band>
  );
}
