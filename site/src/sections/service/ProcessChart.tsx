import { service as labels } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { ServicePage } from '@website/content-model/schemas/service.ts';
import type { ReactNode } from 'react';
import { createSchedule } from '../../figures/schedule.ts';
import { spellOutWeeks } from '../../lib/text/number-words.ts';
import { InkBand } from '../../ui/InkBand.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

interface Props {
  process: NonNullable<ServicePage['process']>;
  /** The steps, an island of the page. */
  children: ReactNode;
}

/** How an engagement goes, and how many weeks it takes. */
export function ProcessChart({ process, children }: Props) {
  const { least, most } = createSchedule(process.steps);
  return (
    <InkBand height="high" labelledBy="process">
      <SectionHeading
        id="process"
        look="beside"
        label={labels.process}
        heading={fill(labels.processHeading, {
          weeks: spellOutWeeks(least, most),
          heading: process.heading,
        })}
        lede={process.lede}
      />
      {children}
    </InkBand>
  );
}
