import { mailto } from '../../lib/email/mailto.ts';
import { salaryText } from '../../lib/text/salary.ts';
import type { Job } from '../../schemas/job.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './JobCard.module.css';

interface Props {
  job: Job;
  address: string | undefined;
}

/** One position: description, salary, requirements, and how to apply. */
export function JobCard({ job, address }: Props) {
  const { id, title, description, requirements, benefits } = job;
  const further = requirements.slice(3);
  const subject = `Application: ${title}`;
  return (
    <div className={css.card}>
      <div className={css.column}>
        <h3>{title}</h3>
        <p>{description}</p>
        <FactList
          facts={[
            [
              'Salary',
              <span key="salary" className={css.salary}>
                {salaryText(job.salary)}
              </span>,
            ],
            ['Location', job.location],
            ['Type', job.type],
            ['Experience', job.experience],
            ['Department', job.department],
          ]}
        />
      </div>
      <div className={css.column}>
        <h4>Requirements</h4>
        <FeatureList items={requirements.slice(0, 3)} />
        <Disclosure
          id={`${id}-details`}
          summary={
            <>
              View Details<VisuallyHidden> of {title}</VisuallyHidden>
            </>
          }
        >
          {further.length > 0 && (
            <>
              <h4>Further requirements</h4>
              <FeatureList items={further} />
            </>
          )}
          <h4>Benefits</h4>
          <FeatureList items={benefits} />
        </Disclosure>
        {address === undefined ? (
          <p>No careers address is set, so this position cannot be applied for here yet.</p>
        ) : (
          <>
            <LinkButton href={mailto(address, { subject })} about={`for ${title}`}>
              Apply Now
            </LinkButton>
            <p className={css.paper}>
              Apply by email to {address}, with the subject “{subject}”.
            </p>
          </>
        )}
      </div>
    </div>
  );
}
