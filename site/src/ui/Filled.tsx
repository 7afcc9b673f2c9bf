import { createElement, Fragment, type ReactNode } from 'react';

interface Props {
  label: string;
  /** The elements, by the names of their placeholders. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A label whose placeholders are replaced by links or other elements. */
export function Filled({ label, parts }: Props) {
  // Every second piece is the name of a placeholder.
  const pieces = label.split(/\{(\w+)\}/).map((text, index) => (index % 2 ? parts[text] : text));
  return createElement(Fragment, null, ...pieces);
}
