import 'react';

declare module 'react' {
  /** Buttons that open and close dialogs without script. React's types do not have them yet. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
