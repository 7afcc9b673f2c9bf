import { legal as labels, page } from 'virtual:labels';
import type { LegalDocument } from '@website/content-model/schemas/legal-document.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { formatDate } from '../../lib/text/date-in-words.ts';
import { Filled } from '../../ui/Filled.tsx';
import { CompanyRegister } from '../CompanyRegister.tsx';
import { PageHeader } from '../PageHeader.tsx';
import css from './LegalHeader.module.css';

interface Props {
  document: LegalDocument;
  path: string;
  site: Site;
}

/** The top of a legal document: its title, its date, whose it is, and a summary in a few lines. */
export function LegalHeader({ document, path, site }: Props) {
  const { summary, updated } = document;
  const { legal, address } = site;
  const shortSummary = (
    <>
      <h2 className={css.label}>{labels.inShort}</h2>
      <ul className={css.lines}>
        {summary.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
  return (
    <PageHeader words={document} path={path} figure={shortSummary} caption={summary.note}>
      <p className={css.updated}>
        <Filled
          label={page.updatedOn}
          parts={{ date: <time dateTime={updated}>{formatDate(updated)}</time> }}
        />
      </p>
      {(legal?.register || legal?.vatNumber) && (
        <address className={css.company}>
          <span>{legal.entity ?? site.name}</span>
          {address && <span>{address.join(', ')}</span>}
          <CompanyRegister legal={legal} />
        </address>
      )}
    </PageHeader>
  );
}
