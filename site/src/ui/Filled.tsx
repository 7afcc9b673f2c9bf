import { createElement, Fragment, type ReactNode } from 'react';

interface Props {
  label: string;
  /** By the names of the placeholders. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A label with links or other elements in the places of its placeholders. */
export function Filled({ label, parts }: Props) {
  const pieces = label.split(/\{(\w+)\}/).map((text, index) => (index % 2 ? parts[text] : text));
  return createElement(Fragment, null, ...pieces);
}
