import type { ClosingLinks as Words } from '@website/content-model/schemas/fields.ts';
import { addDetails } from '../lib/page/href.ts';
import type { Tone } from '../lib/page/tones.ts';
import { Actions } from '../ui/Actions.tsx';
import { Band } from '../ui/Band.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import css from './ClosingLinks.module.css';

/** The end of a page: two links. */
export function ClosingLinks({ words, tone }: { words: Words; tone: Tone | undefined }) {
  return (
    <Band height="low" tone={tone} labelledBy="closing">
      <div className={css.columns}>
        <SectionHeading id="closing" {...words} look="small" namedBy="heading" />
        <Actions>
          {words.links.map(({ label, link, details }, index) => (
            <LinkButton
              key={link}
              href={addDetails(link, details)}
              variant={index === 0 ? 'solid' : 'outline'}
            >
              {label}
            </LinkButton>
          ))}
        </Actions>
      </div>
    </Band>
  );
}
