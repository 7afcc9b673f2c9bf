import type { ReactNode } from 'react';
import { Arrow } from './Arrow.tsx';
import css from './TextLink.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  href: string;
  children: ReactNode;
  /** Completes the words for those who hear the link out of its place: "about AI Chatbots". */
  about?: string;
}

/** A link that stands on a line of its own. */
export function TextLink({ href, children, about }: Props) {
  return (
    <a className={css.link} href={href}>
      {children}
      {about !== undefined && <VisuallyHidden> {about}</VisuallyHidden>}
      <Arrow />
    </a>
  );
}
