import { cookies as labels, page } from 'virtual:labels';
import type {
  Cookie,
  CookiePolicy,
  ThirdPartyService,
} from '@website/content-model/schemas/cookies.ts';
import { formatDate } from '../../lib/text/date-in-words.ts';
import { FactList } from '../../ui/FactList.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { PageHeader } from '../PageHeader.tsx';
import css from './CookieHeader.module.css';
import { OpenSettings } from './SettingsDialog.tsx';

interface Props {
  policy: CookiePolicy;
  cookies: readonly Cookie[];
  services: readonly ThirdPartyService[];
}

/** The policy at a glance: what is in use, counted, and where to clear it. */
export function CookieHeader({ policy: { head, lastUpdated }, cookies, services }: Props) {
  const used = cookies.filter(({ inUse }) => inUse);
  const stored = used.filter(({ keptIn }) => keptIn === 'Local storage');
  const counts = [
    [labels.inUseCount, used.length - stored.length],
    [labels.servicesCount, services.filter(({ inUse }) => inUse).length],
    [[labels.storedCount, ...stored.map(({ name }) => name)].join(': '), stored.length],
  ] as const;
  return (
    <PageHeader words={head} path="/cookies">
      <div className={css.facts}>
        <OpenSettings />
        <p>
          <Filled
            label={page.updatedOn}
            parts={{ date: <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time> }}
          />
        </p>
      </div>
      <FactList className={css.counts} facts={counts} />
    </PageHeader>
  );
}
