import css from './ReferenceTable.module.css';

interface Row {
  name: string | number;
  type?: string;
  /** Left out where nothing is asked of the reader. */
  required?: boolean;
  description: string;
}

/** Names and what they mean. Two columns, so that a phone has room for them. */
export function ReferenceTable({ of, rows }: { of: string; rows: readonly Row[] }) {
  return (
    <table className={css.table} data-typed={rows.some(({ type }) => type) || undefined}>
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
              {name}
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
