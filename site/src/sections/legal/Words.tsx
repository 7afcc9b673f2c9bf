import { legal as labels } from 'virtual:labels';
import { formServiceOf } from '@website/content-model/lib/forms/form-services.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { FillIn, Piece } from '@website/content-model/schemas/legal-document.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import { isExternal, resolveHref } from '../../lib/page/href.ts';
import { formatDate } from '../../lib/text/date-in-words.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';

interface Props {
  pieces: readonly Piece[];
  site: Site;
  /** The number of each section, by its anchor. */
  numbers: ReadonlyMap<string, string>;
}

/** The value of each placeholder, or undefined if the owner has not set it. */
const valuesOf = ({
  name,
  domain,
  email,
  legal,
  contactForm,
}: Site): Record<FillIn, ReactNode> => ({
  company: name,
  domain,
  'email.privacy': <EmailLink address={email.privacy ?? email.general} />,
  'email.legal': <EmailLink address={email.legal ?? email.general} />,
  'email.support': <EmailLink address={email.support ?? email.general} />,
  'contactForm.service': formServiceOf(contactForm)?.name,
  'legal.entity': legal?.entity,
  'legal.representative': legal?.representative,
  'legal.logRetention': legal?.logRetention,
  'legal.workplaces': legal?.workplaces?.join('; '),
  'legal.law': legal?.law,
  'legal.dataProtectionOfficer': legal?.dataProtectionOfficer,
  'legal.dataRepresentatives': legal?.dataRepresentatives,
  'legal.accessibilityTested': legal?.accessibilityTested && formatDate(legal.accessibilityTested),
});

function render(piece: Piece, { site, numbers }: Omit<Props, 'pieces'>): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  if ('code' in piece) return <code>{piece.code}</code>;
  if ('fillIn' in piece) return valuesOf(site)[piece.fillIn];
  if ('section' in piece) {
    return (
      <a href={`#${piece.section}`}>
        {fill(labels.section, { number: numbers.get(piece.section) ?? '' })}
      </a>
    );
  }
  // Do not tell the other site where the visitor came from, and do not let it access this page.
  const rel = isExternal(piece.link) ? 'noopener noreferrer' : undefined;
  return (
    <a href={resolveHref(piece.link)} rel={rel}>
      {piece.words}
    </a>
  );
}

/**
 * The sentences whose placeholders all have a value. The launch check asks for the others: no
 * visitor should read a gap.
 */
function complete(pieces: readonly Piece[], site: Site): readonly Piece[] {
  const isGap = (piece: Piece) =>
    typeof piece === 'object' && 'fillIn' in piece && valuesOf(site)[piece.fillIn] === undefined;
  if (!pieces.some(isGap)) return pieces;
  const sentences: Piece[][] = [[]];
  for (const piece of pieces) {
    const [first, ...others] = typeof piece === 'string' ? piece.split(/(?<=[.!?] )/) : [piece];
    if (first !== undefined) sentences.at(-1)?.push(first);
    sentences.push(...others.map((sentence) => [sentence]));
  }
  return sentences.filter((sentence) => !sentence.some(isGap)).flat();
}

/** The sentences of a legal document that apply, with the company's values filled in. */
export function Words({ pieces, ...rest }: Props) {
  const parts = complete(pieces, rest.site).map((piece) => render(piece, rest));
  return createElement(Fragment, null, ...parts);
}
