import { sectionHref } from '../../routes.ts';
import type { Team } from '../../schemas/team.ts';
import { Band } from '../../ui/Band.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** What to do now: join them, or talk to them. */
export function JoinCall({ copy }: { copy: Team['join'] }) {
  return (
    <Band labelledBy="closing">
      <CallToAction text={copy.text} headingId="closing">
        <LinkButton href="/careers">{copy.careers}</LinkButton>
        <LinkButton href={sectionHref('contact', '/team')} variant="outline">
          {copy.contact}
        </LinkButton>
      </CallToAction>
    </Band>
  );
}
