import type { ComponentProps } from 'react';
import { Band } from './Band.tsx';
import './InkBand.css';

/**
 * A band that is dark in both themes, and stands out from dark pages too: for the one part of a page
 * that visitors should remember.
 */
export function InkBand(props: Omit<ComponentProps<typeof Band>, 'tone'>) {
  return <Band {...props} tone="ink" />;
}
