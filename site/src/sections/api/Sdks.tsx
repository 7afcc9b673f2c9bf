import { api as labels, locale } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Sdk } from '@website/content-model/schemas/api.ts';
import type { SectionHead } from '@website/content-model/schemas/fields.ts';
import { Band } from '../../ui/Band.tsx';
import { Code } from '../../ui/Code.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './Sdks.module.css';

interface Props {
  words: SectionHead;
  sdks: readonly Sdk[];
}

/** The libraries, with the command that installs each. */
export function Sdks({ words, sdks }: Props) {
  return (
    <Band labelledBy="sdks">
      <SectionHeading id="sdks" look="small" {...words} />
      <Grid look="ruled" most={2} className={css.sdks}>
        {sdks.map(({ id, name, language, version, description, downloads, install }) => (
          <li key={id} data-part="copyable">
            <Eyebrow>{language}</Eyebrow>
            <h3>{name}</h3>
            <SdkFacts version={version} downloads={downloads} />
            <p>{description}</p>
            <p className={css.install}>
              <Code text={install} />
              <CopyButton about={fill(labels.install, { name })} />
            </p>
          </li>
        ))}
      </Grid>
    </Band>
  );
}

function SdkFacts({ version, downloads }: Pick<Sdk, 'version' | 'downloads'>) {
  if (version === undefined && downloads === undefined) return null;
  return (
    <p className={css.facts}>
      {version && <b>{version}</b>}
      {version && downloads !== undefined && <>&nbsp;·</>}{' '}
      {downloads !== undefined &&
        fill(labels.downloads, { count: downloads.toLocaleString(locale) })}
    </p>
  );
}
