import type { ReactNode } from 'react';
import type { Language } from '../lib/highlight.ts';
import { Code } from './Code.tsx';
import css from './CodeBlock.module.css';
import { CopyButton } from './CopyButton.tsx';

interface Props {
  caption: ReactNode;
  text: string;
  language?: Language;
  /**
   * What it is called when it is read out. A block with a name keeps its lines whole, scrolls
   * inside itself by keyboard too, and can be copied; one without wraps its lines.
   */
  name?: string;
}

/** A panel of code under a caption. */
export function CodeBlock({ caption, text, language, name }: Props) {
  const code = <Code text={text} {...(language && { language })} />;
  return (
    <figure className={css.block} data-copyable={name && ''}>
      <figcaption>
        {caption}
        {name !== undefined && <CopyButton about={name} />}
      </figcaption>
      {name === undefined ? (
        <pre>{code}</pre>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard.
        <section tabIndex={0} aria-label={name}>
          <pre>{code}</pre>
        </section>
      )}
    </figure>
  );
}
