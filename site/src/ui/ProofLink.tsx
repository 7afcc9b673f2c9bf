import { ExternalLink } from './ExternalLink.tsx';
import css from './ProofLink.module.css';

interface Props {
  proof: { label: string; href: string } | undefined;
}

/** Below a statement: something outside this site where visitors can check it, if there is any. */
export function ProofLink({ proof }: Props) {
  return (
    proof && (
      <span className={css.proof}>
        {' '}
        <ExternalLink href={proof.href}>{proof.label}</ExternalLink>
      </span>
    )
  );
}
