import type { ComponentProps } from 'react';
import css from './button.module.css';

export interface ButtonLook {
  /** Solid, the default, for the most important action of a section; outline for those next to it. */
  variant?: 'solid' | 'outline';
  size?: 'small';
}

type Props = Omit<ComponentProps<'button'>, 'className' | 'style'> & ButtonLook;

/** Does something on this page. Use LinkButton for anything that leads elsewhere. */
export function Button({ variant, size, type = 'button', ...attributes }: Props) {
  return (
    <button
      {...attributes}
      type={type}
      className={css.button}
      data-variant={variant}
      data-size={size}
    />
  );
}
