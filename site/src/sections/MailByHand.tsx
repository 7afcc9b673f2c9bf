import { supportAddress } from '../lib/support-mail.ts';
import type { Site } from '../schemas/site.ts';
import css from './MailByHand.module.css';
import { MailLink } from './shell/Reach.tsx';

/** Below links that start a mail: the address in words, for whoever has to copy it. */
export function MailByHand({ site }: { site: Site }) {
  return (
    <p className={css.address}>
      No mail program on this device? Write to <MailLink address={supportAddress(site)} />
    </p>
  );
}
