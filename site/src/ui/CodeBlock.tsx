import type { ReactNode } from 'react';
import { Code } from './Code.tsx';
import css from './CodeBlock.module.css';
import { CopyButton } from './CopyButton.tsx';
import type { Language } from './highlight.ts';

interface Props {
  caption: ReactNode;
  text: string;
  language?: Language;
  /** The name that screen readers announce. */
  name: string;
  /** Shows a Copy button next to the caption. */
  copyable?: boolean;
}

/** A panel of code below a caption. Lines do not wrap: the panel scrolls instead. */
export function CodeBlock({ caption, text, language, name, copyable = false }: Props) {
  return (
    <figure className={css.block} data-part={copyable ? 'copyable' : undefined}>
      <figcaption>
        {caption}
        {copyable && <CopyButton about={name} />}
      </figcaption>
      {/* A group, not a region: with too many regions, none stands out to screen reader users. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <div role="group" tabIndex={0} aria-label={name}>
        <pre>
          <Code text={text} {...(language && { language })} />
        </pre>
      </div>
    </figure>
  );
}
