import { mailto } from '../../lib/email/mailto.ts';
import type { Careers } from '../../schemas/careers.ts';
import { Band } from '../../ui/Band.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

interface Props {
  copy: Careers['closing'];
  /** Where resumes go, if the owner has set it. */
  address: string | undefined;
}

/** What to do now: send a resume, or look again. */
export function ResumeCall({ copy, address }: Props) {
  return (
    <Band labelledBy="closing">
      <CallToAction text={copy.text} headingId="closing">
        {address === undefined ? (
          <span>Resumes cannot be taken here yet: no careers address is set.</span>
        ) : (
          <LinkButton href={mailto(address, { subject: copy.subject })}>Submit Resume</LinkButton>
        )}
        <LinkButton href="#jobs" variant="outline">
          Browse All Jobs
        </LinkButton>
      </CallToAction>
    </Band>
  );
}
