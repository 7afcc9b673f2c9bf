import { expect, test } from 'vitest';
import { checkContent } from '../../checks/content/check-content.ts';
import { readContentFiles } from '../../checks/content/content-files.ts';
import { formatProblem } from '../../checks/content/problem.ts';
import { contentFolder } from '../../company.ts';
import { type ContactForm, getFormService } from './form-services.ts';

test.each([
  [{ service: 'basin', id: 'abc' }, 'Basin', 'https://usebasin.com/f/abc'],
  [{ service: 'netlify', id: 'abc' }, 'Netlify', undefined],
  [{ service: 'other', url: 'https://a.example/in?b' }, 'a.example', 'https://a.example/in?b'],
] as const)('%o goes to %s', (form, name, action) => {
  const service = getFormService(form);

  expect([service?.name, service?.action]).toEqual([name, action]);
});

test.each([
  undefined,
  {},
  { id: 'abc' },
  { service: 'formspree' },
  { service: 'web3forms', url: 'https://forms.example/in' },
  { service: 'other', id: 'abc' },
] satisfies (ContactForm | undefined)[])('%o sends nothing yet', (form) => {
  expect(getFormService(form)).toBeUndefined();
});

const shipped = readContentFiles(contentFolder);
const site = (contactForm: string) => `${shipped.get('site.yaml')}\ncontactForm: ${contactForm}\n`;
/** The problems that the content check finds in the sample after some files are replaced. */
const formatProblems = (...replacements: [string, string][]) => {
  const result = checkContent(new Map([...shipped, ...replacements]));
  return 'problems' in result ? result.problems.map(formatProblem).join('\n') : '';
};

test('a privacy policy has to say what happens at the service, once there is one', () => {
  const policy = shipped.get('privacy.md') ?? '';
  const silent = policy.replace(/\n## [^\n]* when=service}.*?(?=\n## )/s, '');
  const chosen = site('{ service: formspree, id: abc }');

  expect(silent).not.toBe(policy);
  expect(formatProblems(['site.yaml', chosen])).toBe('');
  expect(formatProblems(['privacy.md', silent])).toBe('');
  expect(formatProblems(['site.yaml', chosen], ['privacy.md', silent])).toMatch(
    /privacy\.md:\d+: .*found "What happens to a message" without .*; must also be there as {#messages when=service}, .* goes to Formspree/,
  );
});

test.each([
  ['{ service: gmail }', 'must be one of "formspree", "basin"'],
  ['{ service: basin, id: https://usebasin.com/f/abc }', 'without the rest of the address'],
  ['{ service: other, url: http://forms.example/in }', 'begins with https://'],
])('%s is refused', (contactForm, why) => {
  expect(formatProblems(['site.yaml', site(contactForm)])).toContain(why);
});
