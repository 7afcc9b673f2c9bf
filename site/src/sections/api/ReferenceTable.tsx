import { Fragment } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './ReferenceTable.module.css';

interface Row {
  name: string | number;
  type?: string;
  /** Left out where nothing is asked of the reader. */
  required?: boolean;
  description: string;
}

interface Props {
  /** What the whole is about, for those who go from table to table by ear. */
  about: string;
  /** What the names are, above their column. */
  of: string;
  rows: readonly Row[];
}

/** Names and what they mean. Two columns, so that a phone has room for them. */
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

/** A long name breaks between its words only. */
function Name({ name }: { name: string }) {
  return name.split(/(?<=_)/).map((word, index) => (
    <Fragment key={word}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
