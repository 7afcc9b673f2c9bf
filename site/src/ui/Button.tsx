import type { ComponentProps } from 'react';
import css from './button.module.css';
import type { ButtonLook } from './button-look.ts';

type Props = Omit<ComponentProps<'button'>, 'className' | 'style'> & ButtonLook;

/** Does something on this page. Use LinkButton for anything that leads elsewhere. */
export function Button({ variant, size, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={css.button} data-variant={variant} data-size={size} />
  );
}
