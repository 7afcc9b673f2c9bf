import { expect, test } from 'vitest';
import { numberedSections } from './numbered-sections.ts';

const passage = (id: string, when?: 'email' | 'intake') => ({
  id,
  title: id,
  ...(when && { when }),
  blocks: [],
});

const sections = [
  { ...passage('scope'), subsections: [] },
  { ...passage('messages', 'email'), subsections: [] },
  { ...passage('messages', 'intake'), subsections: [] },
  {
    ...passage('rights'),
    subsections: [passage('access'), passage('how', 'email'), passage('how', 'intake')],
  },
];

test.each(['email', 'intake'] as const)(
  'a site built for %s has its own passage, under the same number',
  (way) => {
    const numbered = numberedSections(sections, way);

    expect(numbered).toMatchObject([
      { number: '1', id: 'scope' },
      { number: '2', id: 'messages', when: way },
      {
        number: '3',
        id: 'rights',
        subsections: [
          { number: '3.1', id: 'access' },
          { number: '3.2', id: 'how', when: way },
        ],
      },
    ]);
    expect(numbered).toHaveLength(3);
  },
);
