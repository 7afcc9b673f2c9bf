import { supportAddress } from '../lib/email/support-email.ts';
import type { Site } from '../schemas/site.ts';
import { EmailLink } from '../ui/EmailLink.tsx';
import css from './EmailByHand.module.css';

/** Below links that start an email: the address as text, for visitors who have to copy it. */
export function EmailByHand({ site }: { site: Site }) {
  return (
    <p className={css.address}>
      No email program on this device? Write to <EmailLink address={supportAddress(site)} />
    </p>
  );
}
