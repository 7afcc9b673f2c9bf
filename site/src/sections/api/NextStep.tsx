import { sectionHref } from '../../routes.ts';
import { Band } from '../../ui/Band.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** What to do now: ask for a key, or read on. */
export function NextStep({ text }: { text: string }) {
  return (
    <Band tone="sunk" labelledBy="closing">
      <CallToAction text={text} headingId="closing">
        <LinkButton href={sectionHref('contact', '/api')}>Ask for an API Key</LinkButton>
        <LinkButton href="/docs" variant="outline">
          Read the Documentation
        </LinkButton>
      </CallToAction>
    </Band>
  );
}
