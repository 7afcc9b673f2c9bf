import type { TeamMember } from '@website/content-model/schemas/team.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { People } from './People.tsx';

const render = (experiences: readonly string[]) => {
  const members = experiences.map(
    (experience, index) =>
      ({
        id: `person-${index}`,
        name: `Person ${index}`,
        role: 'Founder',
        experience,
      }) as TeamMember,
  );
  return renderToStaticMarkup(createElement(People, { caption: 'Years at work.', members }));
};

test('somebody whose experience names no years is in the list, and not in the drawing', () => {
  const page = render(['14 years', 'Since we began']);

  expect(page.match(/data-mark="Person \d"/g)).toEqual(['data-mark="Person 0"']);
  expect(page.match(/<li>/g)).toHaveLength(2);
});

test('without any years, there is a list, and neither a drawing nor its caption', () => {
  const page = render(['Since we began']);

  expect(page).not.toMatch(/<svg|Years at work/);
  expect(page).toContain('href="#person-0"');
});
