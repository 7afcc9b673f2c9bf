import type { ReactNode } from 'react';
import type { Tone } from '../lib/page/tones.ts';
import { Band } from '../ui/Band.tsx';
import { CallToAction } from '../ui/CallToAction.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

interface Props {
  text: string;
  /** Put the link that most visitors want first. */
  links: readonly { label: string; link: string }[];
  tone?: Tone | undefined;
  /** Follows the call in the same band. */
  children?: ReactNode;
}

/** The last band of a page: a sentence and buttons. */
export function ClosingCall({ text, links, tone = 'paper', children }: Props) {
  return (
    <Band height="low" tone={tone} labelledBy="closing">
      <CallToAction text={text} headingId="closing">
        {links.map(({ label, link }, index) => (
          <LinkButton key={label} href={link} variant={index === 0 ? 'solid' : 'outline'}>
            {label}
          </LinkButton>
        ))}
      </CallToAction>
      {children}
    </Band>
  );
}
