import { supportEmail } from '../../lib/email/support-email.ts';
import type { Site } from '../../schemas/site.ts';
import type { QuickAction, Support } from '../../schemas/support.ts';
import { Band } from '../../ui/Band.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { EmailByHand } from '../EmailByHand.tsx';
import css from './QuickActions.module.css';

/** Frequent requests, each with how it is really handled. */
export function QuickActions({ words, site }: { words: Support['quickActions']; site: Site }) {
  return (
    <div data-search-group={words.label}>
      <Band height="low" labelledBy="quick-actions">
        <SectionHeading id="quick-actions" look="small" {...words} />
        <ul className={css.actions}>
          {words.items.map((item) => (
            <li key={item.id} data-search-item="">
              <Item item={item} site={site} />
            </li>
          ))}
        </ul>
        <EmailByHand site={site} />
      </Band>
    </div>
  );
}

function Item({ item: { label, action }, site }: { item: QuickAction; site: Site }) {
  const href = action.by === 'page' ? action.link : supportEmail(site, action);
  const way = action.by === 'page' ? 'contact form' : 'by email';
  if (href === undefined) {
    return (
      <span>
        {label} <small>Email not set</small>
      </span>
    );
  }
  return (
    <a href={href}>
      {label} <small>{way}</small>
    </a>
  );
}
