import { Fragment } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './ReferenceTable.module.css';

interface Row {
  name: string | number;
  type?: string;
  /** Left out for answers, where the reader has nothing to provide. */
  required?: boolean;
  description: string;
}

interface Props {
  /** What the table is about, for screen reader users who move from table to table. */
  about: string;
  /** The heading of the column of names. */
  of: string;
  rows: readonly Row[];
}

/** Names and their meanings. Only two columns, so that they fit on a phone. */
export function ReferenceTable({ about, of, rows }: Props) {
  return (
    <table className={css.table} data-typed={rows.some(({ type }) => type) || undefined}>
      <caption>
        <VisuallyHidden>
          {about}: {of.toLowerCase()}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, required, description }) => (
          <tr key={name}>
            <th scope="row">
              <Name name={String(name)} />
              {type !== undefined && (
                <small>
                  {type}
                  {required !== undefined && (required ? <b>, required</b> : ', optional')}
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
