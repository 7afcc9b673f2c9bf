import { ExternalLink } from './ExternalLink.tsx';

interface Props {
  proof: { label: string; href: string } | undefined;
}

/** After a statement: something outside this site where visitors can check it, if there is such a thing. */
export function ProofLink({ proof }: Props) {
  return (
    proof && (
      <>
        {' '}
        <ExternalLink href={proof.href}>{proof.label}</ExternalLink>
      </>
    )
  );
}
