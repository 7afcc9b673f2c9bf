import { page } from 'virtual:labels';
import type { Site } from '@website/content-model/schemas/site.ts';
import { getSupportAddress } from '../lib/email/support-email.ts';
import { EmailLink } from '../ui/EmailLink.tsx';
import { Filled } from '../ui/Filled.tsx';
import css from './EmailByHand.module.css';

/** Below links that start an email: the address as text, for visitors who have to copy it. */
export function EmailByHand({ site }: { site: Site }) {
  return (
    <p className={css.address}>
      <Filled
        label={page.emailByHand}
        parts={{ email: <EmailLink address={getSupportAddress(site)} /> }}
      />
    </p>
  );
}
