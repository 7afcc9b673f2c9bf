import { cookies as labels } from 'virtual:labels';
import { getSectionHref } from '@website/content-model/routes.ts';
import type { SectionHead } from '@website/content-model/schemas/fields.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { TeamContact } from '../TeamContact.tsx';
import css from './PrivacyTeam.module.css';

interface Props {
  words: SectionHead;
  updates: string;
  site: Site;
  answered: string | undefined;
}

/** Who is responsible for this policy, and how it changes. */
export function PrivacyTeam({ words, updates, site, answered }: Props) {
  return (
    <TeamContact head={words} site={site} team="privacy" answered={answered}>
      <aside className={css.updates} aria-labelledby="updates">
        <h2 id="updates">{labels.updates}</h2>
        <p>{updates}</p>
        <TextLink href={getSectionHref('contact', '/cookies')}>{labels.contact}</TextLink>
        <TextLink href="/privacy">{labels.privacy}</TextLink>
      </aside>
    </TeamContact>
  );
}
