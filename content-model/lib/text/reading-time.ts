import type { GuideBlock } from '../../schemas/article-text.ts';
import type { Piece } from '../../schemas/legal-document.ts';

const wordsPerMinute = 200;

/** How long a text takes to read, in whole minutes. One that has begun counts. */
export const countMinutes = (text: readonly GuideBlock[]): number =>
  Math.max(1, Math.ceil(text.flatMap(listBlockWords).length / wordsPerMinute));

function listBlockWords(block: GuideBlock): string[] {
  if ('heading' in block) return splitWords(block.heading);
  if ('apiCall' in block) return splitWords(block.apiCall);
  if ('paragraph' in block) return listPieceWords(block.paragraph);
  if ('list' in block) return block.list.flatMap(listPieceWords);
  if ('numbered' in block) return block.numbered.flatMap(listPieceWords);
  return [block.table.head, ...block.table.rows].flat().flatMap(listPieceWords);
}

/** The words of a sentence. A name in braces counts as one. */
const listPieceWords = (pieces: readonly Piece[]) =>
  splitWords(
    pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece;
        if ('strong' in piece) return piece.strong;
        if ('code' in piece) return piece.code;
        return 'words' in piece ? piece.words : 'name';
      })
      .join(''),
  );

const splitWords = (text: string) => text.match(/\S+/g) ?? [];
