import type { ReactNode } from 'react';
import { Arrow } from './Arrow.tsx';
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
      <Arrow />
    </a>
  );
}
