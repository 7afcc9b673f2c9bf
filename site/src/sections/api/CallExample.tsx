import type { ComponentProps } from 'react';
import css from './CallExample.module.css';
import { CallSamples } from './CallSamples.tsx';
import { ResponseExample } from './ResponseExample.tsx';

/** A call in the text of a guide: how to make it, and what comes back. */
export function CallExample(props: ComponentProps<typeof CallSamples>) {
  return (
    <div className={css.call}>
      <CallSamples {...props} />
      <ResponseExample endpoint={props.endpoint} />
    </div>
  );
}
