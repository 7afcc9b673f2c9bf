import type { FigureNote } from '@website/content-model/schemas/claims.ts';
import { ProofLink } from '../ui/ProofLink.tsx';

/** What a figure counts, its basis, and its margin of error. */
export function FigureMeaning({ meaning, proof, cases, period, error }: FigureNote) {
  const basis = [cases, period].filter(Boolean).join(', ');
  return (
    <>
      {meaning}
      <ProofLink proof={proof} />{' '}
      {(basis || error) && (
        <small>
          {basis && `${basis}. `}
          {error}
        </small>
      )}
    </>
  );
}
