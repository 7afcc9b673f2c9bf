import { api as labels } from 'virtual:labels';
import type { Endpoint } from '@website/content-model/lib/api/api-reference.ts';
import { dialects, formatSource } from '@website/content-model/lib/api/format-source.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';

/** In characters: narrow enough for a phone. Longer values wrap onto several lines. */
export const maxLineLength = 28;

/** What a successful call of an endpoint returns. */
export function ResponseExample({ endpoint: { success, title } }: { endpoint: Endpoint }) {
  return (
    <CodeBlock
      caption={`${labels.response} ${success.status}`}
      text={formatSource(success.data, dialects.json, maxLineLength)}
      language="json"
      name={`${labels.response}: ${title}`}
    />
  );
}
