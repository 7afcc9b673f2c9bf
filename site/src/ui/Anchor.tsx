import { ui } from 'virtual:labels';
import type { ComponentProps } from 'react';
import { isExternal, resolveHref } from '../lib/page/href.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = ComponentProps<'a'> & { href: string };

/**
 * A link to any target that content can name. A link to another site opens in a new tab: an arrow shows this,
 * and hidden text tells screen readers.
 */
export function Anchor({ children, ...attributes }: Props) {
  const { href } = attributes;
  if (!isExternal(href)) {
    return (
      <a {...attributes} href={resolveHref(href)}>
        {children}
      </a>
    );
  }
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M5 1H1V11H11V7M7 1H11V5M11 1L5 7" stroke="currentColor" strokeWidth="1.4" />
      </svg>
      <VisuallyHidden> {ui.newTab}</VisuallyHidden>
    </a>
  );
}
