import { ExternalLink } from './ExternalLink.tsx';
import css from './ProofLink.module.css';

interface Props {
  proof: { label: string; href: string } | undefined;
}

/** A link to another site, where visitors can check the statement above it. */
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
