import { api as labels, locale } from 'virtual:labels';
import { Fragment } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './ReferenceTable.module.css';

interface Row {
  name: string | number;
  types?: readonly string[];
  /** Undefined for responses, where the reader has nothing to provide. */
  required?: boolean;
  description: string;
}

interface Props {
  /** What the table is about, for screen reader users who move from table to table. */
  about: string;
  /** What the names are, as in the middle of a sentence: the heading of their column. */
  of: string;
  rows: readonly Row[];
}

/** "number or string". */
const orList = new Intl.ListFormat(locale, { type: 'disjunction' });

/** Names and their meanings. Only two columns, so that they fit on a phone. */
export function ReferenceTable({ about, of, rows }: Props) {
  return (
    <table className={css.table} data-typed={rows.some(({ types }) => types) || undefined}>
      <caption>
        <VisuallyHidden>
          {about}: {of}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{of.charAt(0).toUpperCase() + of.slice(1)}</th>
          <th scope="col">{labels.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, types, required, description }) => (
          <tr key={name}>
            <th scope="row">
              <Name name={String(name)} />
              {types !== undefined && (
                <small>
                  {orList.format(types)}
                  {required !== undefined &&
                    (required ? <b>, {labels.required}</b> : `, ${labels.optional}`)}
                </small>
              )}
            </th>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lets a long name break only between its words. */
function Name({ name }: { name: string }) {
  return name.split(/(?<=_)/).map((word, index) => (
    <Fragment key={word}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
