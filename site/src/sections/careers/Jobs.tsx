import { careers as labels } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Careers, Job } from '@website/content-model/schemas/careers.ts';
import { formatCount } from '../../lib/text/number-words.ts';
import { Band } from '../../ui/Band.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { JobRow } from './JobRow.tsx';
import css from './Jobs.module.css';

interface Props {
  words: Careers;
  jobs: readonly Job[];
  /** How many positions there are in all, like "50+", if that is known. */
  total: string | undefined;
  /** Where applications go. */
  address: string;
}

/** The list of open positions, and how many there are in total. */
export function Jobs({ words, jobs, total, address }: Props) {
  return (
    <Band id="jobs" tone="sunk" labelledBy="jobs-heading">
      <SectionHeading id="jobs-heading" look="beside" {...words.jobs} />
      {jobs.length === 0 ? (
        <NoJobs address={address} />
      ) : (
        <>
          <p className={css.listed}>
            <b>
              {total === undefined
                ? formatCount(labels.listed, jobs.length)
                : fill(labels.listedOf, { count: jobs.length, total })}
            </b>
          </p>
          <ul className={css.jobs}>
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} address={address} />
            ))}
          </ul>
          <p className={css.note}>{fill(labels.note, { address })}</p>
        </>
      )}
    </Band>
  );
}

function NoJobs({ address }: Pick<Props, 'address'>) {
  return (
    <p className={css.none}>
      <Filled label={labels.none} parts={{ email: <EmailLink address={address} /> }} />
    </p>
  );
}
