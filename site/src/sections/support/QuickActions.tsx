import { support as labels } from 'virtual:labels';
import type { Site } from '@website/content-model/schemas/site.ts';
import type { QuickAction, Support } from '@website/content-model/schemas/support.ts';
import { createSupportLink } from '../../lib/email/support-email.ts';
import { addDetails, isExternal } from '../../lib/page/href.ts';
import type { Tone } from '../../lib/page/tones.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Band } from '../../ui/Band.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { EmailByHand } from '../EmailByHand.tsx';
import css from './QuickActions.module.css';

/** Frequent requests, each with the channel that handles it. */
export function QuickActions({
  words,
  site,
  tone,
}: {
  words: NonNullable<Support['quickActions']>;
  site: Site;
  tone?: Tone | undefined;
}) {
  return (
    <div data-search-group={words.label}>
      <Band height="low" tone={tone} labelledBy="quick-actions">
        <SectionHeading id="quick-actions" look="small" {...words} />
        <Grid look="panel" most={4} className={css.actions}>
          {words.items.map((item) => (
            <li key={item.id} data-search-item="">
              <Item item={item} site={site} />
            </li>
          ))}
        </Grid>
        <EmailByHand site={site} />
      </Band>
    </div>
  );
}

/** Describes the channel that a link leads to. */
function describeHandling(link: string): string {
  if (isExternal(link)) return new URL(link).host;
  if (link.startsWith('/')) return link.endsWith('#contact') ? labels.byForm : labels.onThisSite;
  return link.startsWith('+') ? labels.byPhone : labels.byEmail;
}

function Item({ item: { id, label, action }, site }: { item: QuickAction; site: Site }) {
  const link =
    action.by === 'page'
      ? addDetails(action.link, action.details)
      : createSupportLink(site, action);
  const href = id === 'schedule-demo' ? (site.booking ?? link) : link;
  return (
    <Anchor href={href}>
      {label} <small>{describeHandling(href)}</small>
    </Anchor>
  );
}
