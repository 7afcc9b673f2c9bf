import { contact } from 'virtual:labels';
import type { Home } from '@website/content-model/schemas/home.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import type { PlateName } from '@website/content-model/vocabulary.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import css from './Contact.module.css';
import { ContactFacts } from './ContactFacts.tsx';

export interface Props {
  words: Home['contact'];
  site: Site;
  /** For a column with little to say. */
  plate: PlateName;
}

/** Beside the form: a card with what happens to a message, and one for each way to reach the company. */
export function ContactCards({ words: { guarantee, steps }, site }: Props) {
  return (
    <div>
      <div className={css.guarantee}>
        {guarantee && <h3>{guarantee.title}</h3>}
        {steps && (
          <ol>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ol>
        )}
        {guarantee && <p>{guarantee.text}</p>}
        {site.booking !== undefined && (
          <LinkButton href={site.booking} variant="outline" size="small">
            {contact.book}
          </LinkButton>
        )}
      </div>
      <ContactFacts site={site} className={css.cards} />
    </div>
  );
}
