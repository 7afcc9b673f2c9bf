import type { Block } from '@website/content-model/schemas/legal-document.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Words } from './Words.tsx';

interface Props {
  blocks: readonly Block[];
  site: Site;
  /** The number of each section, by its anchor. */
  numbers: ReadonlyMap<string, string>;
}

/** Paragraphs and lists that were written in Markdown. */
export function Blocks({ blocks, ...context }: Props) {
  return blocks.map((block, index) =>
    'paragraph' in block ? (
      <p key={index}>
        <Words pieces={block.paragraph} {...context} />
      </p>
    ) : (
      <FeatureList
        key={index}
        items={block.list.map((item, at) => <Words key={at} pieces={item} {...context} />)}
      />
    ),
  );
}
