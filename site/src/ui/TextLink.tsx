import type { ReactNode } from 'react';
import css from './TextLink.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  href: string;
  children: ReactNode;
  /**
   * Completes the link text for screen reader users who hear it out of context: "about AI
   * Chatbots".
   */
  about?: string;
}

/** A link on a line of its own. */
export function TextLink({ href, children, about }: Props) {
  return (
    <a className={css.link} href={href}>
      {children}
      {about !== undefined && <VisuallyHidden> {about}</VisuallyHidden>}
      <svg width="14" height="10" viewBox="0 0 14 10" aria-hidden="true">
        <path d="M0 5H13M9 1l4 4-4 4" stroke="currentColor" strokeWidth="1.4" />
      </svg>
    </a>
  );
}
