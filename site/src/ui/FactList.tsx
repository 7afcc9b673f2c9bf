import type { ReactNode } from 'react';

interface Props {
  facts: readonly (readonly [string, ReactNode])[];
  className?: string | undefined;
}

/** Facts about a person or a thing: labels and values. The section decides how they look. */
export function FactList({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
