import { cookies as labels, page } from 'virtual:labels';
import type { Cookie } from '@website/content-model/schemas/cookies.ts';
import type { PageHead } from '@website/content-model/schemas/fields.ts';
import { formatDate } from '../../lib/text/date-in-words.ts';
import { FactList } from '../../ui/FactList.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { PageHeader } from '../PageHeader.tsx';
import css from './CookieHeader.module.css';
import { OpenSettings } from './SettingsDialog.tsx';

interface Props {
  head: PageHead;
  lastUpdated: string | undefined;
  cookies: readonly Cookie[];
  /** The names of other companies that get something from a visitor. */
  servicesInUse: readonly string[];
}

/** The policy at a glance: what is in use, counted, and where to clear it. */
export function CookieHeader({ head, lastUpdated, cookies, servicesInUse }: Props) {
  const used = cookies.filter(({ inUse }) => inUse);
  const stored = used.filter(({ keptIn }) => keptIn === 'Local storage');
  const counts = [
    [labels.inUseCount, used.length - stored.length],
    [[labels.servicesCount, ...servicesInUse].join(': '), servicesInUse.length],
    [[labels.storedCount, ...stored.map(({ name }) => name)].join(': '), stored.length],
  ] as const;
  return (
    <PageHeader words={head} path="/cookies">
      <div className={css.facts}>
        <OpenSettings />
        {lastUpdated && (
          <p>
            <Filled
              label={page.updatedOn}
              parts={{ date: <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time> }}
            />
          </p>
        )}
      </div>
      <FactList className={css.counts} facts={counts} />
    </PageHeader>
  );
}
