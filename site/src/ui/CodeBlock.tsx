import type { ReactNode } from 'react';
import { Code } from './Code.tsx';
import css from './CodeBlock.module.css';
import { CopyButton } from './CopyButton.tsx';
import type { Language } from './highlight.ts';

interface Props {
  caption: ReactNode;
  text: string;
  language?: Language;
  /** What it is called when it is read out. */
  name: string;
  /** Puts a button for that beside the caption. */
  copyable?: boolean;
}

/** A panel of code under a caption. Its lines stay whole: it scrolls inside itself. */
export function CodeBlock({ caption, text, language, name, copyable = false }: Props) {
  return (
    <figure className={css.block} data-copyable={copyable ? '' : undefined}>
      <figcaption>
        {caption}
        {copyable && <CopyButton about={name} />}
      </figcaption>
      {/* A group, as a page full of regions has none that stands out. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <div role="group" tabIndex={0} aria-label={name}>
        <pre>
          <Code text={text} {...(language && { language })} />
        </pre>
      </div>
    </figure>
  );
}
