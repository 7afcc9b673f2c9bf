import type { ReactNode } from 'react';
import { Anchor } from './Anchor.tsx';
import css from './ExternalLink.module.css';

interface Props {
  href: string;
  children: ReactNode;
}

/** A link to another site, in a line of text. */
export function ExternalLink({ href, children }: Props) {
  return (
    <Anchor className={css.link} href={href}>
      <span>{children}</span>
    </Anchor>
  );
}
