import { legal as labels } from 'virtual:labels';
import { createElement, Fragment, type ReactNode } from 'react';
import { hrefOf, isExternal } from '../../lib/page/href.ts';
import { fill as filled } from '../../lib/text/fill.ts';
import type { FillIn, Piece } from '../../schemas/legal-document.ts';
import type { Site } from '../../schemas/site.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';

interface Props {
  pieces: readonly Piece[];
  site: Site;
  /** The number of each section, by its anchor. */
  numbers: ReadonlyMap<string, string>;
}

/** The value of each placeholder. */
function fill(name: FillIn, site: Site): ReactNode {
  switch (name) {
    case 'company':
      return site.name;
    case 'domain':
      return site.domain;
    case 'email.privacy':
      return <EmailLink address={site.email.privacy} />;
    case 'email.legal':
      return <EmailLink address={site.email.legal} />;
    case 'legal.entity':
      return site.legal?.entity ?? <span>legal entity not set</span>;
    case 'legal.representative':
      return site.legal?.representative ?? <span>representative not set</span>;
    case 'legal.logRetention':
      return site.legal?.logRetention ?? <span>log retention not set</span>;
    case 'legal.workplaces':
      return site.legal?.workplaces?.join('; ') ?? <span>workplaces not set</span>;
    case 'legal.law':
      return site.legal?.law ?? <span>law and courts not set</span>;
  }
}

function render(piece: Piece, { site, numbers }: Omit<Props, 'pieces'>): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  if ('code' in piece) return <code>{piece.code}</code>;
  if ('fillIn' in piece) return fill(piece.fillIn, site);
  if ('section' in piece) {
    return (
      <a href={`#${piece.section}`}>
        {filled(labels.section, { number: numbers.get(piece.section) ?? '' })}
      </a>
    );
  }
  // Do not tell the other site where the visitor came from, and do not let it access this page.
  const rel = isExternal(piece.link) ? 'noopener noreferrer' : undefined;
  return (
    <a href={hrefOf(piece.link)} rel={rel}>
      {piece.words}
    </a>
  );
}

/** One or more sentences of a legal document, with the company's values filled in. */
export function Words({ pieces, ...rest }: Props) {
  return createElement(Fragment, null, ...pieces.map((piece) => render(piece, rest)));
}
