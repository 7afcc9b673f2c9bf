import type { ClosingLinks } from '@website/content-model/schemas/fields.ts';
import type { ReactNode } from 'react';
import { addDetails } from '../lib/page/href.ts';
import type { Tone } from '../lib/page/tones.ts';
import { Band } from '../ui/Band.tsx';
import { CallToAction } from '../ui/CallToAction.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

interface Props {
  text: string;
  /** Put the link that most visitors want first. */
  links: ClosingLinks['links'];
  tone?: Tone | undefined;
  /** Follows the call in the same band. */
  children?: ReactNode;
}

/** The last band of a page: a sentence and buttons. */
export function ClosingCall({ text, links, tone = 'paper', children }: Props) {
  return (
    <Band height="low" tone={tone} labelledBy="closing">
      <CallToAction text={text} headingId="closing">
        {links.map(({ label, link, details }, index) => (
          <LinkButton
            key={label}
            href={addDetails(link, details)}
            variant={index === 0 ? 'solid' : 'outline'}
          >
            {label}
          </LinkButton>
        ))}
      </CallToAction>
      {children}
    </Band>
  );
}
