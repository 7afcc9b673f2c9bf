import { contact } from 'virtual:labels';
import type { SectionHead } from '@website/content-model/schemas/fields.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import type { ReactNode } from 'react';
import { Band } from '../ui/Band.tsx';
import { EmailLink } from '../ui/EmailLink.tsx';
import { FactList } from '../ui/FactList.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import css from './TeamContact.module.css';

interface Props {
  head: SectionHead;
  site: Site;
  team: 'privacy' | 'legal';
  /** How soon: "within 30 days". */
  answered: string | undefined;
  /** Follows in the same band. */
  children?: ReactNode;
}

/** Whom to write to about the document, and how soon they answer. */
export function TeamContact({ head, site, team, answered, children }: Props) {
  const address = site.email[team] ?? site.email.general;
  const postal = site.address && [site.name, ...site.address].join(', ');
  return (
    <Band id="team" height="low" tone="sunk" labelledBy="team-heading">
      <div className={css.whole}>
        <SectionHeading id="team-heading" look="small" {...head} />
        <FactList
          className={css.facts}
          facts={[
            [contact.email, <EmailLink key="email" address={address} />],
            ...(answered ? [[contact.answered, answered] as const] : []),
            ...(postal ? [[contact.postalAddress, postal] as const] : []),
          ]}
        />
      </div>
      {children}
    </Band>
  );
}
