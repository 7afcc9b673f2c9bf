import type { TextTable as Table } from '@website/content-model/schemas/article-text.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { Words } from './legal/Words.tsx';
import css from './TextTable.module.css';

interface Props extends Table {
  /** The name that screen readers announce. */
  name: string;
  site: Site;
}

const numbers = new Map<string, string>();

/** A table of a text. If it is wider than the screen, it scrolls in its own box, whose edge shows that it goes on. */
export function TextTable({ sides, head, rows, name, site }: Props) {
  const getSide = (column: number) => (sides[column] === 'right' ? 'right' : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div className={css.box} role="group" tabIndex={0} aria-label={name}>
      <table>
        <thead>
          <tr>
            {head.map((pieces, column) => (
              <th key={column} scope="col" data-side={getSide(column)}>
                <Words pieces={pieces} site={site} numbers={numbers} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((pieces, column) => {
                const words = <Words pieces={pieces} site={site} numbers={numbers} />;
                return column === 0 ? (
                  <th key={column} scope="row">
                    {words}
                  </th>
                ) : (
                  <td key={column} data-side={getSide(column)}>
                    {words}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
