import { careers as labels } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Job } from '@website/content-model/schemas/careers.ts';
import { mailto } from '../../lib/email/mailto.ts';
import { formatSalary } from '../../lib/text/salary.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './JobRow.module.css';

interface Props {
  job: Job;
  address: string;
}

/** One open position: its facts in columns, its requirements, and how to apply. */
export function JobRow({ job, address }: Props) {
  const { id, title, description, requirements, benefits } = job;
  const further = requirements.slice(3);
  const subject = fill(labels.subject, { title });
  return (
    <li id={id} className={css.job}>
      <h3>{title}</h3>
      <FactList
        className={css.facts}
        facts={[
          [labels.department, job.department],
          [labels.type, labels.types[job.type]],
          [labels.location, job.location],
          [labels.experience, job.experience],
          ...(job.salary ? [[labels.salary, formatSalary(job.salary)] as const] : []),
        ]}
      />
      <p className={css.description}>{description}</p>
      <div className={css.requirements}>
        <h4>{labels.requirements}</h4>
        <FeatureList items={requirements.slice(0, 3)} />
        <Disclosure
          id={`${id}-details`}
          summary={
            <>
              {labels.details}
              <VisuallyHidden> {fill(labels.detailsOf, { title })}</VisuallyHidden>
            </>
          }
        >
          {further.length > 0 && (
            <>
              <h4>{labels.further}</h4>
              <FeatureList items={further} />
            </>
          )}
          <h4>{labels.benefits}</h4>
          <FeatureList items={benefits} />
        </Disclosure>
      </div>
      <div className={css.apply}>
        <LinkButton
          href={mailto(address, { subject })}
          about={fill(labels.applyFor, { title })}
          variant="outline"
          size="small"
        >
          {labels.apply}
        </LinkButton>
        <p className={css.paper}>{fill(labels.onPaper, { address, subject })}</p>
      </div>
    </li>
  );
}
