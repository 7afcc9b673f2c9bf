import type { ReactNode } from 'react';
import css from './button.module.css';
import type { ButtonLook } from './button-look.ts';

interface Props extends ButtonLook {
  href: string;
  children: ReactNode;
}

/** A link that looks like a button: a call to action. */
export function LinkButton({ href, children, variant = 'solid', size = 'regular' }: Props) {
  return (
    <a className={css.button} href={href} data-variant={variant} data-size={size}>
      {children}
    </a>
  );
}
