import { domainToUnicode } from 'node:url';
import { legal as labels } from 'virtual:labels';
import { getFormService } from '@website/content-model/lib/forms/form-services.ts';
import { getLogRetention } from '@website/content-model/lib/legal/log-retention.ts';
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
  /** The full address of the page, if links have to be full addresses too. */
  page?: string | undefined;
}

/** The value of each placeholder, or undefined if the owner has not set it. */
const getPlaceholderValues = ({
  name,
  domain,
  email,
  legal,
  language,
  contactForm,
  address,
}: Site): Record<FillIn, ReactNode> => ({
  company: name,
  // Not as the network writes it: with "ü" in place of "xn--".
  domain: domainToUnicode(domain),
  address: address?.join(', '),
  'email.privacy': <EmailLink address={email.privacy ?? email.general} />,
  'email.legal': <EmailLink address={email.legal ?? email.general} />,
  'email.support': <EmailLink address={email.support ?? email.general} />,
  'contactForm.service': getFormService(contactForm)?.name,
  'legal.entity': legal?.entity,
  'legal.host': legal?.host,
  'legal.representative': legal?.representative,
  'legal.logRetention': getLogRetention({ legal, language }),
  'legal.workplaces': legal?.workplaces?.join('; '),
  'legal.law': legal?.law,
  'legal.dataProtectionOfficer': legal?.dataProtectionOfficer,
  'legal.dataRepresentatives': legal?.dataRepresentatives,
  'legal.accessibilityTested': legal?.accessibilityTested && formatDate(legal.accessibilityTested),
});

function renderPiece(piece: Piece, { site, numbers, page }: Omit<Props, 'pieces'>): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  if ('code' in piece) return <code>{piece.code}</code>;
  if ('fillIn' in piece) return getPlaceholderValues(site)[piece.fillIn];
  if ('section' in piece) {
    return (
      <a href={`#${piece.section}`}>
        {fill(labels.section, { number: numbers.get(piece.section) ?? '' })}
      </a>
    );
  }
  // Do not tell the other site where the visitor came from, and do not let it access this page.
  const rel = isExternal(piece.link) ? 'noopener noreferrer' : undefined;
  const href = resolveHref(piece.link);
  return (
    <a href={page === undefined ? href : new URL(href, page).href} rel={rel}>
      {piece.words}
    </a>
  );
}

/**
 * Keeps the sentences whose placeholders all have a value, so that no visitor reads a gap. The launch check
 * asks for the missing values.
 */
function keepCompleteSentences(pieces: readonly Piece[], site: Site): readonly Piece[] {
  const isMissing = (piece: Piece) =>
    typeof piece === 'object' &&
    'fillIn' in piece &&
    getPlaceholderValues(site)[piece.fillIn] === undefined;
  if (!pieces.some(isMissing)) return pieces;
  const sentences: Piece[][] = [[]];
  for (const piece of pieces) {
    const [first, ...following] = typeof piece === 'string' ? piece.split(/(?<=[.!?] )/) : [piece];
    if (first !== undefined) sentences.at(-1)?.push(first);
    sentences.push(...following.map((sentence) => [sentence]));
  }
  return sentences.filter((sentence) => !sentence.some(isMissing)).flat();
}

/** The complete sentences of a legal document, with the company's values filled in. */
export function Words({ pieces, ...context }: Props) {
  const nodes = keepCompleteSentences(pieces, context.site).map((piece) =>
    renderPiece(piece, context),
  );
  return createElement(Fragment, null, ...nodes);
}
