import type { ReactNode } from 'react';
import css from './ExternalLink.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  href: string;
  children: ReactNode;
}

/**
 * A link to another site, in a new tab. An arrow shows this, and hidden text tells screen readers.
 */
export function ExternalLink({ href, children }: Props) {
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M5 1H1V11H11V7M7 1H11V5M11 1L5 7" stroke="currentColor" strokeWidth="1.4" />
      </svg>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
