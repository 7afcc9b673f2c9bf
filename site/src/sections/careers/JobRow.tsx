import { mailto } from '../../lib/email/mailto.ts';
import { salaryText } from '../../lib/text/salary.ts';
import type { Job } from '../../schemas/job.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './JobRow.module.css';

interface Props {
  job: Job;
  address: string | undefined;
}

/** One position in the ledger: its facts in columns, its requirements, and how to apply. */
export function JobRow({ job, address }: Props) {
  const { id, title, description, requirements, benefits } = job;
  const further = requirements.slice(3);
  const subject = `Application: ${title}`;
  const facts = [
    ['Department', job.department],
    ['Type', job.type],
    ['Location', job.location],
    ['Experience', job.experience],
    ['Salary', salaryText(job.salary)],
  ];
  return (
    <li id={id} className={css.job}>
      <h3>{title}</h3>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.description}>{description}</p>
      <div className={css.requirements}>
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
      </div>
      <div className={css.apply}>
        {address === undefined ? (
          <p>No careers address is set, so this position cannot be applied for here yet.</p>
        ) : (
          <>
            <LinkButton
              href={mailto(address, { subject })}
              about={`for ${title}`}
              variant="outline"
              size="small"
            >
              Apply Now
            </LinkButton>
            <p className={css.paper}>
              Apply by email to {address}, with the subject “{subject}”.
            </p>
          </>
        )}
      </div>
    </li>
  );
}
