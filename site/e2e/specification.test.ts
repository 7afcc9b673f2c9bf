/**
 * The built pages have, to the letter, what the specification fixes. What the content says beyond that
 * is in agreement.test.ts, and what a visitor can do is in the browser tests.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@website/content-model/checks/content/load-content.ts';
import { describe, expect, test } from 'vitest';
import { createPolicy, formatPolicy } from '../integrations/hosting/policy.ts';
import { mailto } from '../src/lib/email/mailto.ts';
import { formatHours } from '../src/lib/hours/hours.ts';
import {
  findElement,
  getTextContent,
  hasTagName,
  type Node,
  walkElements,
} from '../src/lib/html/tree.ts';
import { spellOutWeeks } from '../src/lib/text/number-words.ts';
import {
  all,
  byId,
  cards,
  hrefs,
  plain,
  readBuiltFile,
  readPage,
  readPageSource,
  readStats,
  readText,
  region,
  requireValue,
  texts,
} from './built-page.ts';
import { pages, routes } from './pages.ts';
import { dist } from './ports.ts';
import {
  allServices,
  apiPage,
  careersPage,
  cookiesPage,
  docsPage,
  homePage,
  newsPage,
  notFoundPage,
  privacyPage,
  sampleCompany,
  servicePages,
  shell,
  supportPage,
  teamPage,
  termsPage,
  updated,
} from './specification.ts';

const { site, claims, jobs, home, careers, support, team, news } = plain(loadContent());
const hours = plain(formatHours(site.hours));

const mainOf = (path: string) =>
  requireValue(findElement(readPage(path), hasTagName('main')), 'main');
const linkTo = (node: Node, href: string) =>
  all(node, 'a').filter(({ properties }) => properties.href === href);
const titleOf = (path: string) => texts(readPage(path), 'title')[0] ?? '';
const trailOf = (path: string) => texts(region(readPage(path), 'Breadcrumb'), 'a');

/** The email that a link starts. */
function emailOf(href = '') {
  const { protocol, pathname, searchParams } = new URL(href);
  return { protocol, to: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) };
}

describe('every page', () => {
  test.each([
    ['/', '#'],
    ['/nowhere', '/#'],
  ])('%s has six items, the call, three themes, and the footer with its links', (path, to) => {
    const page = readPage(path);
    const header = requireValue(findElement(page, hasTagName('header')), 'header');
    const footer = requireValue(findElement(page, hasTagName('footer')), 'footer');
    const menu = region(page, 'Main');

    expect(texts(menu, 'a')).toEqual(shell.navigation);
    expect(hrefs(menu)).toEqual(shell.navigation.map((item) => to + item.toLowerCase()));
    expect(linkTo(header, `${to}contact`).map(readText)).toContain(shell.call);
    expect(texts(header, 'option')).toEqual(shell.themes);

    const columns = region(page, 'Footer');
    expect(texts(columns, 'h2')).toEqual(Object.keys(shell.footer));
    expect(hrefs(columns)).toEqual(
      Object.values(shell.footer)
        .flat()
        .map((link) => link.replace('#', to)),
    );
    expect(hrefs(region(page, 'Legal'))).toEqual(shell.legal);
    expect(site.social).toHaveLength(shell.socialIcons);
    for (const { href } of site.social) {
      expect(linkTo(footer, href).flatMap((link) => all(link, 'svg'))).toHaveLength(1);
    }
    expect(hrefs(requireValue(findElement(footer, hasTagName('address')), 'address'))).toEqual([
      mailto(site.email.general),
      `tel:${site.phone?.replaceAll(/[^+\d]/g, '')}`,
    ]);
    const text = readText(footer);
    for (const words of [
      site.blurb,
      hours,
      'Sample company, as of December 2024.',
      `© ${new Date().getFullYear()}`,
    ])
      expect(text).toContain(words);
  });

  test('has the same header and footer', () => {
    const frame = (path: string) =>
      all(readPage(path), 'header', 'footer').map((part) =>
        Array.from(walkElements(part), ({ tagName, properties }) => {
          // Only the mark of the current section may differ, and the short names of classes.
          const { ariaCurrent: _, className: __, ...remaining } = properties;
          return [tagName, remaining];
        }).concat([[readText(part), {}]]),
      );

    for (const path of pages.slice(1)) expect(frame(path), path).toEqual(frame('/nowhere'));
  });

  test('has one main heading, and a title and description that a search result shows whole', () => {
    for (const path of routes) {
      const title = titleOf(path);
      const description = String(
        findElement(readPage(path), ({ properties }) => properties.name === 'description')
          ?.properties.content,
      );

      expect(all(readPage(path), 'h1'), path).toHaveLength(1);
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThan(70);
      // A search result cuts the summary of an article, which the page shows whole.
      const most = path.startsWith('/news/') ? 280 : 160;
      expect(description.length, description).toBeLessThanOrEqual(most);
    }
  });

  test('is called by one name: in the footer, in its title, and above its heading', () => {
    const links = all(region(readPage('/'), 'Footer'), 'a').concat(
      all(region(readPage('/'), 'Legal'), 'a'),
    );
    const internal = links.filter(({ properties }) => String(properties.href).startsWith('/'));

    expect(internal.length).toBeGreaterThan(7);
    for (const link of internal) {
      const path = String(link.properties.href);
      expect(titleOf(path)).toBe(`${readText(link)} · ${site.name}`);
      expect(trailOf(path)[0]).toBe('Home');
      expect(trailOf(path).at(-1)).toBe(readText(link));
    }
  });

  test('has no placeholder, empty link, style attribute or inline handler', () => {
    // The API's path has a placeholder in braces.
    const placeholder = /\{\s*(?!model_id)\w+\s*\}|\b(undefined|NaN|lorem ipsum)\b|\[object /i;

    for (const path of pages) {
      const page = readPage(path);
      expect(readText(page).match(placeholder), path).toBeNull();
      for (const { tagName, properties } of walkElements(page)) {
        const { href, src, action } = properties;
        const problems = Object.entries(properties).filter(
          ([name, value]) =>
            name === 'style' || /^on[A-Za-z]/.test(name) || placeholder.test(`${value}`),
        );
        expect(problems, `${path}: ${tagName}`).toEqual([]);
        for (const address of [href, src, action])
          expect(`${address}`, path).not.toMatch(/^#?$|^javascript:/);
      }
    }
  });

  test('has its own policy before everything else, which allows what it contains by hash', () => {
    const start =
      /^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
    for (const path of pages) {
      const html = readPageSource(path);
      const [, policy] = start.exec(html) ?? [];

      expect(policy, path).toBe(formatPolicy(createPolicy(html)));
      expect(policy).toMatch(
        /script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src( 'sha256-[\w+/]{43}=')+;/,
      );
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    }
  });

  test('lets the browser prepare the pages that it links to, by one rule for all pages', () => {
    const rules = pages.map((path) => {
      const isRule = ({ properties }: { properties: object }) =>
        'type' in properties && properties.type === 'speculationrules';
      return getTextContent(requireValue(findElement(readPage(path), isRule), 'rule'));
    });

    expect(new Set(rules).size).toBe(1);
  });
});

describe('the home page', () => {
  const page = readPage('/');
  const part = (id: string) => byId(page, id);

  test('has its sections in order, each with its calls to action', () => {
    const sections = mainOf('/').children.flatMap((element) =>
      'properties' in element ? [element.properties.id] : [],
    );

    expect(sections).toEqual(homePage.sections);
    for (const [section, label, target] of homePage.calls) {
      expect(linkTo(part(section.slice(1)), target).map(readText), section).toContain(label);
    }
    // The results lead to the stories on the pages of services, and are not calls to action.
    expect(hrefs(part('home')).filter((href) => href.startsWith('#'))).toEqual(
      homePage.calls.flatMap(([section, , target]) => (section === '#home' ? [target] : [])),
    );
    const pages: readonly string[] = servicePages.map(({ route }) => `${route}#stories`);
    for (const href of hrefs(part('home')).filter((href) => href.startsWith('/')))
      expect(pages).toContain(href);
    expect(readText(part('home'))).toContain(`founded ${site.founded}`);
  });

  test('has its figures, values, and six testimonials with five stars', () => {
    const quotes = all(part('testimonials'), 'li');

    expect(readStats(part('about'))).toEqual(homePage.stats);
    expect(readStats(part('testimonials'))).toEqual(homePage.testimonialStats);
    expect(cards(part('about')).map((card) => texts(card, 'h3')[0])).toEqual(homePage.values);
    expect(cards(part('about')).every((card) => all(card, 'svg').length === 1)).toBe(true);
    expect(quotes).toHaveLength(homePage.testimonials);
    for (const quote of quotes) {
      const label = `${homePage.stars} out of 5 stars`;
      const stars = findElement(quote, ({ properties }) => properties.ariaLabel === label);
      expect(all(requireValue(stars, label), 'svg')).toHaveLength(homePage.stars);
      expect(texts(quote, 'blockquote')).toHaveLength(1);
    }
  });

  test('has six services, each with its weeks, three features, a price, and a link to its page', () => {
    const visibleCards = cards(part('services'));
    const rows = all(
      requireValue(findElement(part('services'), hasTagName('ol')), 'list of weeks'),
      'li',
    );

    expect(visibleCards.map((card) => texts(card, 'h3')[0])).toEqual(
      servicePages.map((service) => service.title),
    );
    for (const [index, { title, route }] of servicePages.entries()) {
      const card = requireValue(visibleCards[index], title);
      expect(texts(card, 'li')).toHaveLength(3);
      expect(readText(card)).toMatch(/Usually \$\d+k–\$\d+k/);
      expect(readText(requireValue(rows[index], title))).toMatch(/\d+ to \d+ weeks/);
      expect(hrefs(card)).toEqual([route]);
      expect(texts(card, 'a')).toEqual([`${homePage.serviceLink} about ${title}`]);
      expect(all(card, 'svg').length).toBeGreaterThan(0);
    }
  });

  test('has three products with category, price, status and links, then three upcoming ones', () => {
    const visibleCards = cards(part('products'));
    const headings = visibleCards.map((card) => texts(card, 'h3', 'h4')[0]);

    expect(headings).toEqual([...homePage.products, ...homePage.upcoming].map(([title]) => title));
    for (const [index, [title, ...facts]] of homePage.products.entries()) {
      const card = requireValue(visibleCards[index], title);
      expect(texts(card, 'p', 'span')).toEqual(expect.arrayContaining([...facts]));
      expect(readText(card)).toContain(claims.promises['free-trial']?.value);
      const links = [...homePage.productLinks, ['write to us', '#contact']] as const;
      expect(hrefs(card)).toEqual(links.map(([, target]) => target));
      expect(texts(card, 'a').map((text) => text.split(':')[0])).toEqual(
        links.map(([label]) => label),
      );
    }
    const badges = all(part('products'), 'span').filter(
      (element) => element.properties.dataVariant,
    );
    expect(badges.map((badge) => [readText(badge), badge.properties.dataVariant])).toEqual(
      homePage.badges,
    );
    for (const [index, [title, status]] of homePage.upcoming.entries()) {
      const card = requireValue(visibleCards[homePage.products.length + index], title);
      expect(texts(card, 'span')).toEqual([status]);
      expect(hrefs(card)).toEqual([]);
    }
  });

  test('has a form with its fields in order, their marks, kinds, autofill hints and options', () => {
    const form = requireValue(findElement(part('contact'), hasTagName('form')), 'form');
    const kinds = {
      'First Name': ['text', 'given-name'],
      'Last Name': ['text', 'family-name'],
      'Email Address': ['email', 'email'],
      Company: ['text', 'organization'],
      'AI Service Type': ['select', undefined],
      'Project Budget': ['select', undefined],
      'AI Project Details': ['textarea', undefined],
    } as const;
    const fields = all(form, 'label').filter(({ properties }) => properties.htmlFor);

    expect(fields.map(readText)).toEqual(
      homePage.fields.map(([label, need]) => (need === 'required' ? `${label} *` : label)),
    );
    for (const [index, [label, need]] of homePage.fields.entries()) {
      const { tagName, properties } = byId(form, `${fields[index]?.properties.htmlFor}`);
      expect(Boolean(properties.required), label).toBe(need === 'required');
      expect([properties.type ?? tagName, properties.autoComplete?.toString()], label).toEqual(
        kinds[label],
      );
    }
    expect(all(form, 'select').map((list) => texts(list, 'option').slice(1))).toEqual(
      Object.values(homePage.options),
    );
    for (const list of all(form, 'select')) {
      expect(all(list, 'option')[0]?.properties.value).toBe('');
      expect(all(list, 'option').filter(({ properties }) => properties.selected)).toEqual([]);
    }
    const formFrame = all(part('contact'), 'div').find(({ properties }) => properties.dataForm);
    expect(JSON.parse(`${formFrame?.properties.dataChoices}`)).toEqual(
      Object.fromEntries(servicePages.map(({ route, option }) => [route, option])),
    );
  });

  test('has email, phone, address and hours next to the form, and how soon we answer', () => {
    const lists = all(part('contact'), 'ul').find((list) => all(list, 'h3').length > 0);
    const channels = requireValue(lists, 'contact list');
    const text = readText(part('contact'));

    expect(texts(channels, 'h3')).toEqual(['Email', 'Phone', 'Address', 'Business hours']);
    expect(hrefs(channels)).toEqual([
      mailto(site.email.general),
      `tel:${site.phone?.replaceAll(/[^+\d]/g, '')}`,
    ]);
    for (const words of [
      ...site.address.join(', ').split('\n'),
      hours,
      'India Standard Time (UTC+5:30)',
      homePage.guarantee,
      ...['answer-on-business-hours', 'answer-on-weekends'].map(
        (name) => claims.promises[name]?.value,
      ),
    ])
      expect(text).toContain(words);
    expect(
      texts(requireValue(findElement(part('contact'), hasTagName('ol')), 'steps'), 'li'),
    ).toEqual((home.contact.steps ?? []).map(({ title, text }) => `${title} ${text}`));
  });
});

describe('the service pages', () => {
  const duration = /^(?:(\d+)(?:-(\d+))? weeks?|ongoing)$/;

  test.each(servicePages.map((service, index) => [service.route, service, index] as const))(
    '%s has its figures, solutions, process, terms, stories, technologies and links',
    (route, { title, option, call, figures, technologies, process: fixed }, index) => {
      const page = readPage(route);
      const main = mainOf(route);

      expect(texts(page, 'h1')).toEqual([title]);
      expect(titleOf(route).startsWith(title)).toBe(true);
      expect(trailOf(route)).toEqual(['Home', 'Services', title]);
      expect(homePage.options['AI Service Type'][index]).toBe(option);

      const stats = readStats(region(page, 'Headline figures'));
      expect(stats.map(([value]) => value)).toEqual(figures.map(([value]) => value));
      for (const [at, [, counts = '\\w+']] of figures.entries())
        expect(stats[at]?.[1]).toMatch(new RegExp(`\\b${counts}\\b`, 'i'));

      const solutions = cards(region(page, 'Solutions'));
      expect(solutions.length).toBeGreaterThanOrEqual(4);
      for (const card of solutions) {
        expect(readText(card)).toMatch(/Features|Types|Channels/);
        expect(texts(card, 'li').length).toBeGreaterThan(0);
      }

      const steps = cards(region(page, 'Process'));
      const weeks = steps.map((step) => texts(step, 'p')[0] ?? '');
      expect(steps.length).toBeGreaterThanOrEqual(5);
      expect(steps.map((step) => texts(step, 'h3')[0])).toEqual(
        steps.map((_, at) => expect.stringMatching(new RegExp(`^${at + 1} ?\\w+`))),
      );
      if (fixed) {
        expect(steps.map((step) => texts(step, 'h3')[0]?.replace(/^\d+ ?/, ''))).toEqual(
          fixed.map(([name]) => name),
        );
        expect(weeks).toEqual(fixed.map(([, length]) => length));
      }
      const spans = weeks.map((text) => requireValue(duration.exec(text) ?? undefined, text));
      const least = spans.reduce((sum, [, from = 0]) => sum + Number(from), 0);
      const most = spans.reduce((sum, [, from = 0, to = from]) => sum + Number(to), 0);
      expect(texts(region(page, 'Process'), 'h2')[0]).toMatch(
        new RegExp(`^${spellOutWeeks(least, most)}\\b`),
      );

      const terms = region(page, 'Working with us');
      expect(texts(terms, 'dt')).toEqual(
        expect.arrayContaining(['Price', 'Duration', 'Our team', 'What we need from you']),
      );
      expect(linkTo(main, '/#contact').filter((link) => readText(link) === call)).toHaveLength(3);
      expect(linkTo(main, allServices.route).map(readText)).toEqual([allServices.label]);

      const stories = cards(region(page, 'Success stories'));
      expect(stories.length).toBeGreaterThanOrEqual(3);
      for (const story of stories) expect(texts(story, 'dt').length).toBeGreaterThan(0);

      const grids = all(main, 'section').filter((element) =>
        readText(element).startsWith('Technologies'),
      );
      expect(grids.map((element) => cards(element).length > 3)).toEqual(technologies ? [true] : []);
      const lists = grids
        .flatMap((element) => all(element, 'ul'))
        .map((list) => (list.properties.dataMost === '1' ? 'list' : 'grid'));
      expect(lists).toEqual(technologies ? [technologies] : []);

      const neighbors = [
        servicePages.at(index - 1),
        servicePages[(index + 1) % servicePages.length],
      ];
      const links = all(region(page, 'Other services'), 'a');
      expect(links.map(({ properties }) => [String(properties.rel), properties.href])).toEqual(
        neighbors.map((neighbor, at) => [['prev', 'next'][at], neighbor?.route]),
      );
      for (const [at, link] of links.entries())
        expect(readText(link)).toContain(neighbors[at]?.title);
    },
  );

  test('the process chart says in words when each step begins', () => {
    const text = readText(region(readPage('/ai-development'), 'Process'));

    expect(text).toContain('Begins on the first day.');
    expect(text).toMatch(/Begins after \d+ to \d+ weeks\./);
  });
});

test('/team has four stats, six leaders with a seal, every figure explained, and closing links', () => {
  const page = readPage('/team');
  const leaders = cards(region(page, team.leadership.label));

  expect(readStats(region(page, 'Headline figures'))).toEqual(teamPage.stats);
  expect(leaders).toHaveLength(teamPage.leaders);
  for (const leader of leaders) {
    expect(texts(leader, 'dt')).toEqual(['Expertise', 'Experience', 'Education', 'Achievements']);
    expect(texts(leader, 'li').length).toBeGreaterThan(0);
    expect(all(leader, 'svg').length).toBe(1);
  }
  expect(texts(region(page, team.figures?.label ?? ''), 'dt')).toEqual(
    Object.values(claims.figures).map(({ value, title }) => `${value} ${title}`),
  );
  expect(hrefs(region(page, team.closing.text))).toEqual(teamPage.closingLinks);
});

test('/careers has four stats, six jobs with three requirements shown, six perks and six habits', () => {
  const page = readPage('/careers');
  const positions = byId(page, 'jobs');
  const closing = region(page, careers.closing.text);
  const email = { protocol: 'mailto:', to: site.email.careers };

  expect(readStats(region(page, 'Headline figures'))).toEqual(careersPage.stats);
  expect(readText(positions)).toContain(
    `${careersPage.jobs} of ${careersPage.stats[0][0]} positions`,
  );
  expect(jobs).toHaveLength(careersPage.jobs);
  expect(cards(positions).map((job) => texts(job, 'h3')[0])).toEqual(jobs.map((job) => job.title));
  for (const { id, title, requirements, benefits } of jobs) {
    const job = byId(page, id);
    const folded = requireValue(findElement(job, hasTagName('details')), 'details');
    expect(texts(job, 'dt')).toEqual(['Department', 'Type', 'Location', 'Experience', 'Salary']);
    expect(texts(requireValue(findElement(job, hasTagName('ul')), 'requirements'), 'li')).toEqual(
      requirements.slice(0, careersPage.requirementsShown),
    );
    expect(texts(folded, 'li')).toEqual([
      ...requirements.slice(careersPage.requirementsShown),
      ...benefits,
    ]);
    expect(texts(folded, 'summary')).toEqual([`${careersPage.details} of ${title}`]);
    expect(texts(job, 'a')).toEqual([`${careersPage.apply} for ${title}`]);
    expect(emailOf(hrefs(job)[0])).toEqual({ ...email, subject: `Application: ${title}` });
  }
  const perks = cards(region(page, 'Perks'));
  expect(perks).toHaveLength(careersPage.perks);
  expect(new Set(perks.map((perk) => JSON.stringify(all(perk, 'svg')[0]?.children))).size).toBe(
    careersPage.perks,
  );
  expect(texts(region(page, 'Culture'), 'li')).toHaveLength(careersPage.culture);
  expect(texts(closing, 'a')).toEqual([careersPage.resume, careersPage.browse]);
  expect(emailOf(hrefs(closing)[0])).toEqual({ ...email, subject: careers.closing.subject });
  expect(linkTo(page, '#jobs').map(readText)).toEqual([careersPage.browse, careersPage.browse]);
});

test('/news has its chips, seven articles, eight topics and the newsletter', () => {
  const page = readPage('/news');
  const articles = all(page, 'article');
  const newsletter = region(page, news.newsletter.label);

  expect(texts(region(page, 'Articles by category'), 'li')).toEqual(
    newsPage.chips.map((chip, at) => `${chip.join(' ')}${at === 0 ? ', active' : ''}`),
  );
  for (const labels of ['Articles by category', 'Trending topics'])
    expect(all(region(page, labels), 'a', 'button', 'input', 'summary'), labels).toEqual([]);
  expect(articles).toHaveLength(newsPage.articles + 1);
  expect(all(region(page, 'Featured article'), 'article')).toHaveLength(1);
  expect(articles.every((element) => all(element, 'svg').length === 1)).toBe(true);
  expect(readText(page)).toContain(
    `${newsPage.articles + 1} of ${newsPage.chips[0][1]} articles are on this page`,
  );
  expect(linkTo(page, '#articles').map(readText)).toEqual([newsPage.viewAll]);
  expect(texts(region(page, 'Trending topics'), 'li')).toHaveLength(newsPage.topics);
  expect(texts(newsletter, 'button')).toEqual([newsPage.subscribe]);
  expect(all(newsletter, 'input')[0]?.properties).toMatchObject({
    type: 'email',
    autoComplete: ['email'],
    required: true,
  });
  expect(texts(newsletter, 'p')).toContain(newsPage.note);
});

test('/support has four channels, nine questions in three groups, resources and quick actions', () => {
  const page = readPage('/support');
  const channels = cards(region(page, 'Channels'));
  const questions = region(page, 'Questions');
  const actions = requireValue(
    findElement(region(page, 'Quick actions'), hasTagName('ul')),
    'actions',
  );
  const closing = region(page, 'Still Need Help');

  expect(channels).toHaveLength(supportPage.channels);
  for (const channel of channels) {
    expect(texts(channel, 'dt')).toEqual(['Availability', 'Response time']);
    expect(hrefs(channel)).toHaveLength(1);
  }
  expect(emailOf(hrefs(requireValue(channels[0], 'email'))[0]).to).toBe(site.email.support);
  expect(readText(requireValue(channels[1], 'chat'))).toContain(
    'There is no chat window on this site',
  );
  expect(hrefs(requireValue(channels[2], 'phone'))).toEqual([
    `tel:${site.phone?.replaceAll(/[^+\d]/g, '')}`,
  ]);
  expect(hrefs(requireValue(channels[3], 'form'))).toEqual(['/#contact']);
  expect(linkTo(page, '/terms#accessibility')).toHaveLength(1);
  expect(texts(questions, 'h3')).toEqual(supportPage.questionGroups);
  expect(all(questions, 'ul').map((group) => texts(group, 'summary'))).toEqual(
    supportPage.questionGroups.map((name) =>
      support.questions?.items.filter(({ group }) => group === name).map((item) => item.question),
    ),
  );
  expect(all(questions, 'ul').map((group) => all(group, 'details').length)).toEqual(
    supportPage.questionGroups.map(() => supportPage.questionsInGroup),
  );
  expect(hrefs(region(page, 'Resources'))).toEqual(supportPage.resources);
  expect(texts(actions, 'a')).toEqual(
    supportPage.quickActions.map((label) =>
      expect.stringMatching(
        new RegExp(`^${label} ?(${label === 'Schedule demo' ? 'contact form' : 'by email'})$`),
      ),
    ),
  );
  for (const [at, { action }] of (support.quickActions?.items ?? []).entries()) {
    const href = hrefs(actions)[at];
    if (action.by === 'page') expect(href).toBe('/?details=Demo%20by%20video%20call#contact');
    else
      expect(emailOf(href)).toMatchObject({
        to: site.email.support,
        subject: action.subject,
        body: action.body.join('\r\n'),
      });
  }
  expect(hrefs(closing)).toEqual(['/#contact', '/docs']);
});

test('/docs has its links, four sections of three guides, popular articles and the API status', () => {
  const page = readPage('/docs');
  const guides = region(page, 'Guides');

  expect(hrefs(region(page, 'Quick links'))).toEqual(docsPage.quickLinks);
  expect(texts(guides, 'h3')).toHaveLength(docsPage.sections);
  for (const section of all(guides, 'ul')) {
    expect(all(section, 'li')).toHaveLength(docsPage.articlesInSection);
    for (const guide of all(section, 'li')) {
      const [difficulty] = texts(guide, 'span');
      expect(docsPage.difficulties).toContain(difficulty);
      expect(readText(guide)).toMatch(/\d+ min read/);
      expect(all(guide, 'time')).toHaveLength(1);
      expect(hrefs(guide)).toEqual([`/docs/${guide.properties.id}`]);
    }
  }
  const popular = cards(region(page, 'Popular'));
  expect(popular).toHaveLength(docsPage.popular);
  for (const article of popular) expect(readText(article)).toMatch(/\d+ min read.*[\d,]+ views$/);
  const status = region(page, 'API status');
  expect(
    cards(status).map((element) => [...texts(element, 'h3'), ...texts(element, 'dd')]),
  ).toEqual(docsPage.status.map(([name, uptime, minutes]) => [name, uptime, minutes]));
  expect(readText(status).match(/Operational/g)).toHaveLength(docsPage.status.length);
  expect(readText(status)).toContain('as published, not live');
  expect(hrefs(region(page, 'Not in any guide?'))).toEqual(['/support', '/api']);
});

describe('/api', () => {
  const page = readPage('/api');

  test('has four stats, authentication, SDKs, rate limits and closing links', () => {
    const stats = readStats(region(page, 'Headline figures'));
    const card = requireValue(
      all(page, 'div').findLast((element) => readText(element).startsWith('Authentication')),
      'card',
    );
    const { sdkVersions, tiers } = apiPage;
    const sdks = cards(region(page, 'SDKs'));

    expect(stats.map(([value]) => value)).toEqual([
      String(apiPage.endpoints.length),
      apiPage.uptime,
      String(sdkVersions.length),
      'TLS 1.3',
    ]);
    expect(readText(card)).toMatch(/API key.*Bearer.*Authorization/);
    for (const words of apiPage.encryption) expect(readText(card)).toContain(words);
    expect(all(page, 'input').filter(({ properties }) => properties.type === 'radio')).toHaveLength(
      apiPage.examples,
    );
    expect(sdks).toHaveLength(sdkVersions.length);
    for (const [at, version] of sdkVersions.entries()) {
      const sdk = requireValue(sdks[at], version);
      expect(readText(sdk)).toMatch(new RegExp(`${version} · [\\d,]+ downloads`));
      expect(texts(sdk, 'code')[0]).toMatch(new RegExp(`[-:@v]${version}`));
    }
    const rows = cards(region(page, 'Rate limits'));
    expect(rows.map((row) => [...texts(row, 'h3'), ...texts(row, 'p')])).toEqual(
      tiers.map(({ tier, says, burst }) => [
        tier,
        says,
        `Burst ${burst.toLocaleString('en-US')} per minute`,
      ]),
    );
    expect(hrefs(requireValue(all(page, 'section').at(-1), 'end'))).toEqual(apiPage.closingLinks);
  });

  test.each(apiPage.endpoints.map((endpoint) => [endpoint.address, endpoint] as const))(
    '%s has its parameters, its answer and its status',
    (address, { id, in: formFrame, takes, status, gives }) => {
      const entry = byId(page, id);
      const rows = (of: string) => {
        const table = all(entry, 'table').find((element) => texts(element, 'th')[0] === of);
        return texts(requireValue(table, of), 'tr').slice(1);
      };
      const starts = (names: readonly (string | number)[]) =>
        names.map((name) => expect.stringMatching(new RegExp(`^${name}\\b|^${name}[a-z]`)));

      expect(linkTo(page, `#${id}`).map(readText)).toEqual(texts(entry, 'h3'));
      expect(readText(entry)).toContain(address);
      expect(rows(formFrame)).toEqual(starts(takes));
      for (const row of rows(formFrame))
        expect(row).toMatch(/(?:string|integer|object), (?:required|optional)/);
      expect(rows('In the answer')).toEqual(starts(gives));
      expect(rows('Status')[0]).toMatch(new RegExp(`^${status}`));
      expect(rows('Status').join(' ')).toMatch(/401.*429/);
      const example = texts(entry, 'code').find(
        (code) => code.startsWith('{') && code.includes(`"${gives[0]}"`),
      );
      expect(Object.keys(JSON.parse(requireValue(example, 'example')))).toEqual(gives);
    },
  );

  test('/openapi.json is the document as JSON, with the same four endpoints', () => {
    const file = JSON.parse(readBuiltFile('openapi.json'));

    expect(linkTo(page, '/openapi.json').length).toBeGreaterThan(0);
    expect(file).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: `https://api.${site.domain}` }],
    });
    expect(Object.keys(file.paths)).toEqual(
      apiPage.endpoints.map(({ address }) => address.split(' ')[1]),
    );
  });
});

describe('the legal pages', () => {
  test.each(['/privacy', '/terms', '/cookies'])(`%s was last updated ${updated.words}`, (path) => {
    const [date] = all(mainOf(path), 'time');

    expect(readText(mainOf(path))).toContain(`Last updated ${updated.words}`);
    expect(date?.properties.dateTime).toBe(updated.date);
  });

  const { promises } = claims;
  const stores = 'What your browser stores';
  test.each([
    [
      '/privacy',
      [
        ...privacyPage.facts,
        [
          'Questions and requests',
          `We answer privacy inquiries ${promises['answer-on-privacy']?.value}`,
        ],
        [stores, 'under the key theme, with the value light, dark or system'],
        [stores, 'Cookies. The website sets none'],
        [stores, 'Every page, font and drawing comes from this website itself'],
        [stores, 'The website keeps no record of what you type'],
        [stores, 'Your time zone'],
        [stores, 'The page you came from'],
        ['What our server sees', 'Your full IP address is not in this log'],
        ['What our server sees', 'We count without cookies and without a script in the page'],
        ['What our server sees', `We keep the log for ${site.legal?.logRetention}.`],
        ['Your rights', 'Objection: you can object at any time'],
        ['What happens to a message', 'which you check and send in your own email program'],
      ],
    ],
    [
      '/terms',
      [
        ...termsPage.facts,
        ['Limits of liability', 'The cap is the same for both sides'],
        ['Fees and payment', 'Prices on this website are in US dollars, without taxes'],
        ['Accessibility', 'WCAG) 2.2, level AA'],
        ['Legal inquiries', `We answer legal inquiries ${promises['answer-on-law']?.value}`],
      ],
    ],
  ] as const)('%s says what it must, section by section', (path, facts) => {
    const article = requireValue(findElement(mainOf(path), hasTagName('article')), 'article');

    for (const [title, words] of facts) {
      const section = all(article, 'section').find((element) =>
        new RegExp(`^\\d+ ?${title}$`).test(texts(element, 'h2')[0] ?? ''),
      );
      expect(readText(requireValue(section, title))).toContain(words);
    }
  });

  test.each([
    ['/privacy', 'Privacy team', site.email.privacy, promises['answer-on-privacy']?.value],
    ['/terms', 'Legal team', site.email.legal, promises['answer-on-law']?.value],
    ['/cookies', 'Privacy team', site.email.privacy, promises['answer-on-privacy']?.value],
  ])('%s names the team, its address, and how soon it answers', (path, name, address, answered) => {
    const block = region(readPage(path), name);

    expect(texts(block, 'dt')).toEqual(['Email', 'Answered', 'Postal address']);
    expect(texts(block, 'dd')).toEqual([
      address,
      answered,
      [site.name, ...site.address].join(', '),
    ]);
    expect(hrefs(block)[0]).toBe(mailto(address ?? '?'));
  });

  test.each(['/privacy', '/terms'])(
    '%s numbers its sections, refers to them by number, and links each',
    (path) => {
      const article = requireValue(findElement(mainOf(path), hasTagName('article')), 'article');
      const sections = texts(article, 'h2').map((heading) => Number.parseInt(heading, 10));
      const summary = requireValue(findElement(mainOf(path), hasTagName('figure')), 'summary');
      const references = all(article, 'a').filter((link) => /^section\s/.test(readText(link)));

      expect(sections.length).toBeGreaterThan(10);
      expect(sections).toEqual(sections.map((_, index) => index + 1));
      expect(texts(summary, 'h2')).toEqual(['In short']);
      expect(texts(summary, 'li').length).toBeGreaterThanOrEqual(4);
      expect(texts(summary, 'li').length).toBeLessThanOrEqual(6);
      expect(texts(region(mainOf(path), 'Contents'), 'a')).toEqual(texts(article, 'h2'));
      expect(references.length).toBeGreaterThan(4);
      for (const link of references) {
        const target = byId(article, String(link.properties.href).slice(1));
        const [number] = texts(target, 'span');
        expect(readText(link)).toBe(`section ${number}`);
      }
      for (const heading of all(article, 'h2', 'h3')) {
        const { id } = heading.properties;
        const [number = ''] = /^[\d.]+/.exec(readText(heading)) ?? [];
        const [link] = linkTo(article, `#${id}`).filter(({ properties }) => properties.ariaLabel);
        expect(link?.properties.ariaLabel).toBe(`Link to section ${number}`);
      }
    },
  );
});

test('/cookies has four kinds with badge and duration, one of them in use, and four browsers', () => {
  const page = readPage('/cookies');
  const kinds = cards(region(page, 'Cookie categories'));

  expect(
    kinds.map((kind) => [...texts(kind, 'h3'), texts(kind, 'span')[0], texts(kind, 'dd')[0]]),
  ).toEqual(cookiesPage.categories);
  expect(kinds.map((kind) => texts(kind, 'span')[1])).toEqual([
    'In use: theme, no cookie',
    ...Array(3).fill('Not used on this site'),
  ]);
  const cookies = cards(region(page, 'Specific cookies'));
  expect(cookies.map((element) => texts(element, 'summary').at(-1))).toEqual(
    cookies.map((element) => `${cookiesPage.details} of ${texts(element, 'h3')[0]}`),
  );
  expect(
    cookies.filter((element) => readText(element).includes('In use on this site')),
  ).toHaveLength(1);
  // The others are folded.
  const examples = all(region(page, 'Specific cookies'), 'details').find((element) =>
    /^Examples, not in use: \d+/.test(readText(element)),
  );
  expect(cards(requireValue(examples, 'examples'))).toEqual(cookies.slice(1));
  for (const link of all(region(page, 'Third-party services'), 'a')) {
    expect(link.properties).toMatchObject({ target: '_blank', rel: ['noopener', 'noreferrer'] });
    expect(readText(link)).toMatch(/\(opens in a new tab\)$/);
  }
  expect(texts(region(page, 'Browser settings'), 'h3')).toEqual(cookiesPage.browsers);
  expect(texts(page, 'button')).toContain(cookiesPage.manage);
  expect(hrefs(region(page, cookiesPage.updates.title))).toEqual(cookiesPage.updates.links);
});

test('the page for what is missing says so, leads home and to six services, and is not indexed', () => {
  const main = mainOf('/nowhere');
  const head = all(readPage('/nowhere'), 'meta', 'link', 'script');

  expect(texts(main, 'h1')).toEqual([
    expect.stringMatching(new RegExp(`^${notFoundPage.number} ?${notFoundPage.text}$`)),
  ]);
  expect(hrefs(main)).toEqual(['/', ...servicePages.map(({ route }) => route)]);
  expect(texts(main, 'a')[0]).toBe(notFoundPage.back);
  expect(head.find(({ properties }) => properties.name === 'robots')?.properties.content).toMatch(
    /noindex/,
  );
  expect(
    head.filter(
      ({ properties: { rel, property, type } }) =>
        String(rel) === 'canonical' || /^og:/.test(`${property}`) || type === 'application/ld+json',
    ),
  ).toEqual([]);
  expect(
    all(readPage('/'), 'meta').filter(({ properties }) => properties.name === 'robots'),
  ).toEqual([]);
});

test('five addresses that pages link to have no page', () => {
  const linked = new Set(pages.flatMap((path) => hrefs(readPage(path))));

  for (const path of notFoundPage.unlisted) {
    expect(linked).toContain(path);
    expect(existsSync(join(dist, `${path}.html`)), path).toBe(false);
  }
});

test('the sample was founded in 2020, is open Mon-Fri 9AM-6PM IST, and promises response times', () => {
  const values = Object.entries(claims.promises).map(([name, { value }]) => [name, value]);

  expect(site.domain).toBe(sampleCompany.domain);
  expect({ founded: site.founded, hours }).toEqual(sampleCompany.company);
  expect(Object.fromEntries(values)).toMatchObject(sampleCompany.promises);
});
