import { legal as labels, page } from 'virtual:labels';
import type { LegalDocument } from '@website/content-model/schemas/legal-document.ts';
import { formatDate } from '../../lib/text/date-in-words.ts';
import { Filled } from '../../ui/Filled.tsx';
import { PageHeader } from '../PageHeader.tsx';
import css from './LegalHeader.module.css';

interface Props {
  document: LegalDocument;
  path: string;
}

/** The top of a legal document: its title, its date, and a summary in a few lines. */
export function LegalHeader({ document, path }: Props) {
  const { summary, updated } = document;
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
    </PageHeader>
  );
}
