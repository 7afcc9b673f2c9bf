import type { ArticleBlock } from '@website/content-model/schemas/article-text.ts';
import type { Piece } from '@website/content-model/schemas/legal-document.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { Words } from '../legal/Words.tsx';

interface Props {
  text: readonly ArticleBlock[];
  site: Site;
  /** The full address of the article's page. */
  page: string;
}

const numbers = new Map<string, string>();

/** The text of an article for feed readers: plain elements without styles, and full addresses. */
export function FeedText({ text, ...context }: Props) {
  const words = (pieces: readonly Piece[]) => (
    <Words pieces={pieces} numbers={numbers} {...context} />
  );
  const entries = (list: readonly (readonly Piece[])[]) =>
    list.map((pieces, index) => <li key={index}>{words(pieces)}</li>);
  return text.map((block, index) => {
    if ('heading' in block) return <h2 key={index}>{block.heading}</h2>;
    if ('paragraph' in block) return <p key={index}>{words(block.paragraph)}</p>;
    if ('list' in block) return <ul key={index}>{entries(block.list)}</ul>;
    if ('numbered' in block) return <ol key={index}>{entries(block.numbered)}</ol>;
    const { head, rows } = block.table;
    return (
      <table key={index}>
        <thead>
          <tr>
            {head.map((pieces, column) => (
              <th key={column}>{words(pieces)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((pieces, column) => (
                <td key={column}>{words(pieces)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}
