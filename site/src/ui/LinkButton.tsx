import type { ReactNode } from 'react';
import { Anchor } from './Anchor.tsx';
import type { ButtonLook } from './Button.tsx';
import css from './button.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props extends ButtonLook {
  href: string;
  children: ReactNode;
  /**
   * Completes the link text for screen reader users who hear it out of context: "for Product
   * Designer".
   */
  about?: string;
  /** The text with which the contact form then begins. */
  details?: string;
}

/** A link that looks like a button. */
export function LinkButton({ href, children, about, details, variant, size }: Props) {
  return (
    <Anchor
      className={css.button}
      href={href}
      data-variant={variant}
      data-size={size}
      data-details={details}
    >
      {children}
      {about !== undefined && <VisuallyHidden> {about}</VisuallyHidden>}
    </Anchor>
  );
}
