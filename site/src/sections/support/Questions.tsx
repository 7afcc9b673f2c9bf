import { support as labels } from 'virtual:labels';
import type { FaqItem, Support } from '@website/content-model/schemas/support.ts';
import type { Tone } from '../../lib/page/tones.ts';
import { Band } from '../../ui/Band.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './Questions.module.css';

/** Frequent questions by subject. */
export function Questions({
  words,
  tone = 'sunk',
}: {
  words: NonNullable<Support['questions']>;
  tone?: Tone | undefined;
}) {
  const groups = Map.groupBy(words.items, ({ group }) => group);
  return (
    <div data-search-group="">
      <Band tone={tone} labelledBy="questions">
        <SectionHeading id="questions" {...words} />
        {Array.from(groups, ([group, items]) => (
          <div key={group} className={css.group} data-search-group={`${words.label} ${group}`}>
            <h3>{group}</h3>
            <ul>
              {items.map((item) => (
                <Question key={item.id} item={item} />
              ))}
            </ul>
          </div>
        ))}
      </Band>
    </div>
  );
}

function Question({ item: { id, question, answer } }: { item: FaqItem }) {
  return (
    <li data-search-item="">
      <Disclosure id={id} summary={question}>
        <p>{answer}</p>
        <a href={`#${id}`}>
          {labels.linkToAnswer}
          <VisuallyHidden>: {question}</VisuallyHidden>
        </a>
      </Disclosure>
    </li>
  );
}
