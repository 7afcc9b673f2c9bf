import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { dirname } from 'node:path/posix';
import {
  type CheckedContent,
  type ContentFiles,
  checkContent,
} from '@website/content-model/checks/content/check-content.ts';
import {
  decodeText,
  readContentFiles,
} from '@website/content-model/checks/content/content-files.ts';
import { claimDetails } from '@website/content-model/checks/content/placeholders.ts';
import type { Path, Problem } from '@website/content-model/checks/content/problem.ts';
import { readLanguage } from '@website/content-model/checks/content/read-labels.ts';
import { asRecord } from '@website/content-model/checks/content/walk-content.ts';
import { parseYaml } from '@website/content-model/checks/content/yaml-source.ts';
import {
  failOnBlockers,
  findBlockers,
} from '@website/content-model/checks/launch/launch-blockers.ts';
import { inspectPicture } from '@website/content-model/checks/pictures/inspect-picture.ts';
import { ProblemReport } from '@website/content-model/checks/problem-report.ts';
import { collections, getPageFile } from '@website/content-model/collections.ts';
import { contentFolder, project, sampleFolder } from '@website/content-model/company.ts';
import {
  getArticleRoute,
  getGuideRoute,
  type OptionalPage,
} from '@website/content-model/routes.ts';
import { readStarter } from '@website/content-model/starter/read-starter.ts';
import sharp from 'sharp';
import type { Colors, LaunchItem, PublishPlan, State } from '../field.ts';
import { digestOf, preview, savedZip, saveFolder, showFolder } from './build-site.ts';
import type { BrandColors } from './company/derive-palette.ts';
import { folderName } from './company/folder-name.ts';
import { copyOfEntry, entryId, isEntryFile, servicesAfter, withOrder } from './entry-files.ts';
import {
  contentParts,
  fieldId,
  isBelow,
  type PlacedField,
  type PlacedList,
  titleIn,
  titleOf,
  wordsOf,
} from './find-fields.ts';
import { filesOfPage, type Numbers, newFile, questionsOf, withForm, withHints } from './forms.ts';
import { bytesAt, openJournal } from './journal.ts';
import { findLaunchItems } from './launch-items.ts';
import { linksTo, pagesOf } from './list-pages.ts';
import { withoutLinksTo, withPassage } from './passages.ts';
import { pushing } from './push.ts';
import { Refusal } from './refusal.ts';
import { renamingOf, withNewId } from './renaming.ts';
import { frontOf } from './source-text.ts';
import { tryColors } from './try-colors.ts';
import {
  moved,
  type Value,
  withCopy,
  withField,
  withoutEntry,
  withoutField,
  withValue,
} from './yaml-edit.ts';

export interface Change {
  id: string;
  /** Null leaves the field out. */
  value: Value | null;
}

export const listActions = ['add', 'remove', 'up', 'down', 'hide', 'show'] as const;
type ListAction = (typeof listActions)[number];

/** What has a file of its own, by the name of its folder. */
export const newEntries = ['services', 'articles', 'guides'] as const;
type NewEntry = (typeof newEntries)[number];

/** Whether a page shows a text now. */
type Shows = (page: string, text: string) => Promise<boolean>;

/** Changes content on behalf of a person, and remembers how it was. */
export function editing(shows: Shows, folder = contentFolder, top = project) {
  const company = resolve(folder, '..');
  const online = pushing(top);
  const journal = openJournal(company);
  /** A notice for the next response only. */
  let notice =
    folder === resolve(sampleFolder, 'content') ? 'This is the sample. Make it yours.' : undefined;
  let changed: string | undefined;
  let go: string | undefined;

  let known: { files: ContentFiles; checked: ReturnType<typeof checkContent> }[] = [];
  /** The check of these files, unless it was one of the last two: before and after a change. */
  const check = (files: ContentFiles) => {
    const isSame = ({ files: others }: { files: ContentFiles }) =>
      others.size === files.size && [...files].every(([file, text]) => others.get(file) === text);
    const one = known.find(isSame) ?? { files, checked: checkContent(files, folder) };
    known = [one, ...known.filter((other) => other !== one).slice(0, 1)];
    return one.checked;
  };
  const partsOfChecked = new WeakMap<CheckedContent, ReturnType<typeof contentParts>>();
  /** The fields and lists of checked content. To find all of them takes longer than the check. */
  const findParts = (files: ContentFiles, checked: CheckedContent) => {
    const parts = partsOfChecked.get(checked) ?? contentParts(files, checked);
    partsOfChecked.set(checked, parts);
    return parts;
  };
  /** All files with other texts in some. One without a text is gone. */
  const filesWith = (texts: ReadonlyMap<string, string>): ContentFiles =>
    new Map(
      [
        ...readContentFiles(folder),
        ...Array.from(texts, ([file, text]) => [file, decodeText(Buffer.from(text))] as const),
      ].filter(([file]) => texts.get(file) !== ''),
    );
  const read = () => {
    const files = readContentFiles(folder);
    const checked = check(files);
    if ('problems' in checked) throw ProblemReport.of(checked.problems);
    return { files, checked, ...findParts(files, checked) };
  };
  const fieldIn = (fields: readonly PlacedField[], id: string) => {
    const field = fields.find((one) => one.id === id);
    if (field === undefined) throw new Refusal('This text is no longer there. Reload the page.');
    return field;
  };

  /** The new text of each file that the changes touch. */
  function textsAfter(changes: readonly Change[]): {
    texts: Map<string, string>;
    fields: PlacedField[];
  } {
    const { fields } = read();
    const texts = new Map<string, string>();
    for (const { id, value } of changes) {
      const field = fieldIn(fields, id);
      const text = texts.get(field.file) ?? sourceOf(folder, field.file);
      texts.set(field.file, textAfter(text, field, value));
    }
    return { texts, fields };
  }

  /** Texts with the words of sections that they need and that were left out, to be filled in. */
  function withSections(
    texts: ReadonlyMap<string, string>,
    lists: readonly PlacedList[],
  ): Map<string, string> {
    const all = new Map(texts);
    for (;;) {
      const checked = check(filesWith(all));
      const [problem] = 'problems' in checked ? checked.problems : [];
      const words = lists.find(
        (one) =>
          one.isGroup &&
          problem?.file.endsWith(`/${one.file}`) &&
          one.path.join('.') === problem.field,
      );
      if (!words) return all;
      const text = all.get(words.file) ?? sourceOf(folder, words.file);
      const { before, head, after } = frontOf(words.file, text);
      all.set(words.file, before + withForm(head, words) + after);
    }
  }

  /** Refuses to publish what may not be public, or what this person has not looked at. */
  async function refuseUnseen(checked: CheckedContent, seen: string): Promise<void> {
    await failOnBlockers(checked, []);
    if (seen !== digestOf(company))
      throw new Refusal('Something else has changed since. Open “Publish” again and look at it.');
  }

  const author = () => {
    const { name, email } = read().checked.content.site;
    return { name, email: email.general };
  };
  /** Whether an id may be in addresses that visitors have: it was committed, or published since. */
  async function isPublished(file: string, id: string): Promise<boolean> {
    const path = `content/${file}`;
    const text =
      (await online.readCommitted(relative(top, resolve(company, path)))) ??
      Buffer.from(journal.lastPublished(path) ?? '', 'base64').toString();
    return isEntryFile(file) ? text !== '' : new RegExp(`\\bid: "?${id}"?\\s`).test(text);
  }

  /** Texts in which an id that was never published follows the name of its person or article. */
  async function withNewIds(
    texts: Map<string, string>,
    fields: readonly PlacedField[],
    changes: readonly Change[],
  ): Promise<{
    texts: Map<string, string>;
    pictures: Map<string, Buffer>;
    renamed: Map<string, string>;
  }> {
    let now = texts;
    const pictures = new Map<string, Buffer>();
    const renamed = new Map<string, string>();
    for (const { id, value } of changes) {
      const renaming = renamingOf(fieldIn(fields, id), value, fields);
      if (renaming === undefined) continue;
      const { file, from } = renaming;
      if (await isPublished(file, from)) continue;
      const next = withNewId(renaming, now, fields, (one) => sourceOf(folder, one));
      // Something else may lead to the old one.
      if ('problems' in check(filesWith(next.texts))) continue;
      now = next.texts;
      renamed.set(file, next.file);
      for (const [name, old] of next.pictures)
        pictures.set(name, readFileSync(resolve(company, 'pictures', old)));
    }
    return { texts: now, pictures, renamed };
  }

  /** A file that gets other bytes, or none. */
  const changeOf = (path: string, after?: Buffer) => ({
    path,
    before: bytesAt(resolve(company, path)),
    after: after?.toString('base64'),
  });

  function keep(sentence: string, files: ReturnType<typeof changeOf>[], field?: string): void {
    journal.do({ sentence, field, files });
    [notice, changed] = [`Saved. ${sentence}.`, field];
  }

  function told(what: string, step: ReturnType<typeof journal.undo>): void {
    if (step) [notice, changed] = [`${what}: ${step.sentence}.`, step.field];
  }

  /**
   * Writes texts and new pictures, if all content is right with them. A picture that no content names
   * any longer goes: it would be published.
   */
  function keepContent(
    texts: ReadonlyMap<string, string>,
    sentence: string,
    field?: string,
    added: ReadonlyMap<string, Buffer> = new Map(),
  ): void {
    const had = picturesIn(read().fields);
    const files = filesWith(texts);
    const checked = check(files);
    if ('problems' in checked) throw new Refusal(messageOf(checked.problems[0], files));
    const has = picturesIn(findParts(files, checked).fields);
    const pathOf = (name: string) => `pictures/${name}`;
    const missing = has.find(
      (name) => !added.has(name) && !existsSync(resolve(company, pathOf(name))),
    );
    if (missing) throw new Refusal(`There is no picture “${missing}”.`);
    const changes = [
      ...Array.from(texts, ([file, text]) =>
        changeOf(
          `content/${file}`,
          text === '' ? undefined : likeSource(bytesOf(folder, file), text),
        ),
      ),
      ...Array.from(added, ([name, bytes]) => changeOf(pathOf(name), bytes)),
      ...[...new Set(had)]
        .filter((name) => !has.includes(name))
        .map((name) => changeOf(pathOf(name))),
    ];
    keep(sentence, changes, field);
  }

  /**
   * Removes an entry of a list, or with an empty path a whole file, and if a person agrees, entries elsewhere
   * that name it.
   */
  function remove(file: string, path: Path, sentence: string, isAgreed = false): void {
    const texts = new Map<string, string>();
    const edit = (one: string, path: Path) => {
      if (path.length === 0) return texts.set(one, '');
      const { before, head, after } = frontOf(one, texts.get(one) ?? sourceOf(folder, one));
      const [list, group] = [path.slice(0, -1), path.slice(0, -2)];
      // A list elsewhere may have to have an entry: what it is in goes with the last one.
      const isLast = one !== file && (valueAt(head, list) as unknown[]).length === 1;
      const out = typeof group.at(-1) === 'number' ? withoutEntry : withoutField;
      const next = isLast && group.length > 0 ? out(head, group) : withoutEntry(head, path);
      return texts.set(one, before + next + after);
    };
    const { head: source } = frontOf(file, sourceOf(folder, file));
    const ids =
      path.length === 0
        ? [entryId(file)]
        : ['id', 'name'].map((key) => valueAt(source, [...path, key]));
    edit(file, path);
    const files = filesWith(texts);
    const checked = check(files);
    const others = ('problems' in checked ? checked.problems : []).flatMap(
      ({ file: shown, path = [] }) => {
        const one = fileOf(shown, files);
        const text = files.get(one) ?? '';
        const entry = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1);
        const { head } = frontOf(one, text);
        const isEntry = entry.length > 0 || isEntryFile(one);
        const isName = isEntry && ids.includes(valueAt(head, path) ?? path);
        return isName ? [{ file: one, path: entry, name: `“${titleIn(one, text, entry)}”` }] : [];
      },
    );
    for (const one of others.toReversed()) edit(one.file, one.path);
    if (others.length > 0 && !isAgreed && !('problems' in check(filesWith(texts)))) {
      throw new Refusal(
        `${others.map(({ name }) => name).join(' and ')} would lead nowhere without it.`,
        others.length > 1 ? 'Remove All of Them' : 'Remove Both',
      );
    }
    keepContent(texts, sentence);
  }

  /** Texts without their links to a page that goes, if a person agrees. */
  function withoutLinks(
    page: string,
    name: string,
    fields: readonly PlacedField[],
    isAgreed: boolean,
  ): Map<string, string> {
    const links = linksTo(page, fields);
    if (links.length > 0 && !isAgreed) {
      const lead = links.length === 1 ? 'One text leads' : `${links.length} texts lead`;
      throw new Refusal(
        `${lead} to “${name}”: ${links.map(({ title }) => title).join('; ')}.`,
        links.length === 1 ? 'Remove the Link Too' : 'Remove the Links Too',
      );
    }
    const texts = new Map<string, string>();
    for (const link of links.toReversed()) {
      const { file, path, kind } = link;
      const text = texts.get(file) ?? sourceOf(folder, file);
      const { before, head, after } = frontOf(file, text);
      const out = () =>
        path.some((key) => typeof key === 'number')
          ? withoutEntry(head, entryPath(path, 0))
          : withoutField(head, path);
      texts.set(
        file,
        kind === 'passage' ? before + head + withoutLinksTo(page, after) : before + out() + after,
      );
    }
    return texts;
  }

  /** Copies, removes, moves or hides an entry that is a file: a service, an article or a guide. */
  function changeEntryFile(
    file: string,
    { name, of }: { name: string; of: string },
    action: ListAction,
    title = '',
    isAgreed = false,
  ): void {
    const { fields, lists, checked } = read();
    const text = sourceOf(folder, file);
    const sentence = action === 'add' ? listWords.new(title, of) : listWords[action](name, of);
    if (action === 'hide' || action === 'show') {
      const { before, head, after } = frontOf(file, text);
      keepContent(
        new Map([[file, before + hiding(head, [], action === 'hide') + after]]),
        sentence,
      );
    } else if (dirname(file) === 'services') {
      const ids = checked.content.services.map(({ id }) => id);
      const id = entryId(file);
      const others = fields.filter((one) => one.file !== file);
      const unlinked =
        action === 'remove' ? withoutLinks(`/${id}`, name, others, isAgreed) : new Map();
      const source = (one: string) => unlinked.get(one) ?? sourceOf(folder, one);
      const texts = servicesAfter(ids, id, action, source, title);
      keepContent(new Map([...unlinked, ...texts]), sentence);
      if (action === 'add') go = `/${folderName(title)}`;
      if (action === 'remove') go = '/';
    } else if (action === 'remove') {
      remove(file, [], sentence, isAgreed);
    } else if (action === 'add') {
      const hasFile = (one: string) => existsSync(resolve(folder, one));
      const copy = copyOfEntry({ file, text }, title, hasFile);
      keepContent(withSections(new Map([[copy.file, copy.text]]), lists), sentence);
      go = pageOfFolder(dirname(file));
    } else
      throw new Refusal('Its date or its difficulty says where it is. Change that to move it.');
  }

  return {
    state(): State {
      const { checked, fields, lists } = read();
      const fieldsByFile = Map.groupBy(fields, ({ file }) => file);
      const state = {
        fields: fields.map(({ file, path, ...field }) => field),
        lists: lists.flatMap(({ file, path, count, schema, ...list }) => {
          const inFile = fieldsByFile.get(file) ?? [];
          const entries = Array.from({ length: count }, (_, index) => {
            const own = inFile.find((one) => isBelow(one.path, [...path, index]));
            return own ? [{ id: own.id, name: own.lists.at(-1)?.name ?? '' }] : [];
          });
          const asks = questionsOf({ ...list, schema, file, path, count });
          return asks ? [{ ...list, asks, entries: entries.flat() }] : [];
        }),
        pages: pagesOf(checked.content, readLanguage(checked.content.site.language).labels),
        names: namesIn(checked, fields),
        undo: journal.last()?.sentence,
        redo: journal.next()?.sentence,
        notice,
        go,
        changed,
      };
      [notice, go, changed] = [undefined, undefined, undefined];
      return state;
    },

    /** What the check says about changes that are not saved yet. */
    check(changes: readonly Change[]): string | undefined {
      const files = filesWith(textsAfter(changes).texts);
      const checked = check(files);
      return 'problems' in checked ? messageOf(checked.problems[0], files) : undefined;
    },

    /**
     * Saves changes. If a field was shown on a page, its new text must be there too, or all is as
     * before.
     */
    async save(changes: readonly Change[], page?: string): Promise<void> {
      const { texts, fields } = textsAfter(changes);
      const [first] = changes;
      if (first === undefined) return;
      const sentences = changes.map(({ id, value }) => {
        const before = fieldIn(fields, id);
        if (before.blank !== undefined) return `${before.title} becomes ${quoted(value)}`;
        return `${before.title}: ${quoted(before.value ?? before.fallback ?? null)} becomes ${quoted(value ?? before.fallback ?? null)}`;
      });
      const { texts: all, pictures, renamed } = await withNewIds(texts, fields, changes);
      const { file, path } = fieldIn(fields, first.id);
      const id = fieldId(renamed.get(file) ?? file, path);
      keepContent(all, sentences.join('; '), id, pictures);
      const after = read().fields.find((one) => one.id === id);
      if (page === undefined || after === undefined || after.kind !== 'text') return;
      // What the site fills in is on the page, not its name.
      if (after.fallback !== undefined && after.shown.includes('{')) return;
      if (await shows(page, after.shown)) return;
      journal.takeBack();
      notice = `Not saved: the page didn’t show “${after.shown}” as you typed it, so the file is as it was before.`;
      throw new Refusal(notice);
    },

    /**
     * Changes the order or the number of entries in one of the lists that a field is in, or of the
     * services.
     */
    list(id: string, level: number, action: ListAction, title?: string, isAgreed = false): void {
      const { fields } = read();
      const field = fieldIn(fields, id);
      const { file } = field;
      const { name, of } = field.lists[level] ?? { name: '', of: '' };
      const sentence = listWords[action](name, of);
      if (level === field.path.filter((key) => typeof key === 'number').length) {
        changeEntryFile(file, { name, of }, action, title, isAgreed);
        return;
      }
      const path = entryPath(field.path, level);
      if (action === 'remove') {
        remove(file, path, sentence, isAgreed);
        return;
      }
      const by = action === 'up' ? -1 : 1;
      const next = [...path.slice(0, -1), Number(path.at(-1)) + by];
      const { before, head, after } = frontOf(file, sourceOf(folder, file));
      const heads = () => {
        if (action === 'hide' || action === 'show') return [hiding(head, path, action === 'hide')];
        if (action === 'add') return copiesOf(head, path, fields, file);
        if (!fields.some((one) => one.file === file && isBelow(one.path, next)))
          throw new Refusal(`Already ${by < 0 ? 'first' : 'last'}.`);
        return [moved(head, path, by)];
      };
      const texts = heads().map((one) => new Map([[file, before + one + after]]));
      const isRight = (one: Map<string, string>) => !('problems' in check(filesWith(one)));
      keepContent(texts.find(isRight) ?? (texts.at(-1) as never), sentence);
    },

    /** Adds an entry to a list, or a group that was left out, and the words of its section if they are missing too. */
    add(id: string, numbers: Numbers = {}): void {
      const { lists } = read();
      const list = lists.find((one) => one.id === id);
      if (list === undefined) throw new Refusal('This list is no longer there. Reload the page.');
      const { file, path, count, title, isGroup } = list;
      const { before, head, after } = frontOf(file, sourceOf(folder, file));
      const text = before + withForm(head, list, numbers) + after;
      const texts = withSections(new Map([[file, text]]), lists);
      const checked = check(filesWith(texts));
      const added = 'problems' in checked ? [] : findParts(filesWith(texts), checked).fields;
      const entry = isGroup ? path : [...path, count];
      const own = added.filter((one) => one.file === file && isBelow(one.path, entry));
      const first =
        own.find(({ blank }) => blank !== undefined) ??
        own.find(({ path }) => path.at(-1) !== 'id');
      keepContent(
        texts,
        `${isGroup ? 'A section' : 'An entry'} was added to “${title}”`,
        first?.id,
      );
    },

    /** Adds a service, an article or a guide, with its title. */
    create(kind: NewEntry, title: string): void {
      const { files, checked } = read();
      if (title.trim() === '') throw new Refusal('It needs a name.');
      const ending = collections[kind].ending;
      const id = folderName(title);
      const file = `${kind}/${id}${ending}`;
      if (files.has(file)) throw new Refusal(`There’s already one with the name “${title}”.`);
      const [section] = checked.content.docs?.guides.sections ?? [];
      const text =
        kind === 'services'
          ? withHints(file, withValue(serviceTemplate(), ['title'], title))
          : newFile(file, { title, ...(kind === 'guides' && section && { section: section.id }) });
      const texts = new Map([[file, text]]);
      if (kind === 'services') {
        const site = sourceOf(folder, 'site.yaml');
        const ids = [...checked.content.services.map((service) => service.id), id];
        texts.set('site.yaml', withOrder(site, ids));
      }
      keepContent(
        withSections(texts, read().lists),
        listWords.new(title, titleOf(kind, undefined)),
      );
      go =
        kind === 'services'
          ? `/${id}`
          : kind === 'articles'
            ? getArticleRoute(id)
            : getGuideRoute(id);
    },

    /** Leaves out a page, or brings it back. */
    page(path: OptionalPage, isLeftOut: boolean, isAgreed = false): void {
      const { files, fields, checked } = read();
      const entry = pagesOf(
        checked.content,
        readLanguage(checked.content.site.language).labels,
      ).find((one) => one.path === path);
      if (entry === undefined || entry.isLeftOut === isLeftOut) return;
      const unlinked = isLeftOut ? withoutLinks(path, entry.name, fields, isAgreed) : new Map();
      // A file without a text is removed.
      const own = isLeftOut
        ? new Map([[getPageFile(path), '']])
        : filesOfPage(path, [...files.keys()]);
      const texts = withSections(new Map([...unlinked, ...own]), read().lists);
      keepContent(texts, `The page “${entry.name}” is ${isLeftOut ? 'left out' : 'added'}`);
      go = isLeftOut ? '/' : path;
    },

    /** Puts a picture into the folder of pictures, and its name into a field. */
    async picture(id: string, bytes: Buffer): Promise<void> {
      const field = fieldIn(read().fields, id);
      if (field.kind !== 'picture') throw new Refusal('There is no place for a picture here.');
      const place = placeOf(field.path);
      const found = await inspectPicture(bytes, place);
      if ('problem' in found)
        throw new Refusal(`Found ${found.problem.found}; ${found.problem.expected}.`);
      const { format = 'svg' } = await sharp(bytes).metadata();
      const ending = { jpeg: 'jpg', heif: 'avif' }[format as string] ?? format;
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 6);
      const name = `${folderName(field.lists[0]?.name ?? field.name)}-${hash}.${ending}`;
      const { before, head, after } = frontOf(field.file, sourceOf(folder, field.file));
      const alt = field.lists[0]?.name ?? 'Photograph';
      const next =
        field.value === null
          ? withField(head, field.path, field.isGroup ? { file: name, alt } : name)
          : withValue(head, field.path, name);
      const sentence = `${field.title}: another picture`;
      const texts = new Map([[field.file, before + next + after]]);
      keepContent(texts, sentence, undefined, new Map([[name, bytes]]));
    },

    /** The two brand colors now, or what others would do. Saves them if they can be used. */
    colors(given: BrandColors | undefined, isSaved: boolean): Colors {
      const { colors, file } = tryColors(sourceOf(company, 'colors.yaml'), given);
      if (isSaved && file !== undefined) {
        const sentence = `Colors: main ${colors.main}, accent ${colors.accent}`;
        const written = likeSource(bytesOf(company, 'colors.yaml'), file);
        keep(sentence, [changeOf('colors.yaml', written)]);
      }
      return colors;
    },

    /** What the launch check finds, with the field of each problem. */
    launch(): Promise<LaunchItem[]> {
      const { files, checked, fields, lists } = read();
      return findLaunchItems(files, checked, fields, lists);
    },

    /** What would be published, and what stands in the way. */
    async publishPlan(): Promise<PublishPlan> {
      const { checked } = read();
      const [blockers, push] = await Promise.all([findBlockers(checked), online.plan()]);
      const { domain } = checked.content.site;
      const obstacle =
        blockers.length === 0
          ? undefined
          : `${domain} is a real domain, and ${blockers.length} things must be done before it shows this site. “Checklist” leads to each of them.`;
      return { sentences: journal.unpublished(), seen: digestOf(company), obstacle, push };
    },

    /** Builds the site, after the check for a launch, and shows it at another address. */
    async preview(): Promise<string> {
      await failOnBlockers(read().checked, []);
      return preview(company);
    },

    /** Saves the site that this person has looked at, as a folder. Returns its path. */
    async saveSite(seen: string): Promise<string> {
      const { checked } = read();
      await refuseUnseen(checked, seen);
      const saved = await saveFolder(company, seen, checked.content.site.domain);
      journal.published();
      return saved;
    },

    /** Sends what this person has looked at to the online copy. */
    async push(seen: string, tree: string): Promise<void> {
      await refuseUnseen(read().checked, seen);
      const address = await online.push(tree, journal.unpublished(), author());
      journal.published();
      notice = `Published to ${address}. A host that is connected to it builds the site now.`;
    },

    /** The saved site as one file, for whoever cannot reach the folder. */
    zip: () => savedZip(read().checked.content.site.domain),
    showFolder: () => showFolder(read().checked.content.site.domain),

    undo: () => told('Undone', journal.undo()),
    redo: () => told('Done again', journal.redo()),
  };
}

const serviceTemplate = () => readStarter().get('services/your-service.yaml') ?? '';

const picturesIn = (fields: readonly PlacedField[]) =>
  fields.flatMap(({ kind, value }) => (kind === 'picture' && value !== null ? [`${value}`] : []));

/** Where a picture is shown, by the name of its field. */
const placeOf = (path: Path) =>
  path.includes('portrait') ? 'portrait' : /image|photograph/.test(path.join()) ? 'image' : 'logo';

const listWords: Record<ListAction | 'new', (name: string, of: string) => string> = {
  add: (name, of) => `A copy of ${name} was added to “${of}”`,
  new: (name, of) => `${name} was added to “${of}”`,
  remove: (name, of) => `${name} was removed from “${of}”`,
  up: (name, of) => `${name} moved up in “${of}”`,
  down: (name, of) => `${name} moved down in “${of}”`,
  hide: (name, of) => `${name} is hidden in “${of}”`,
  show: (name, of) => `${name} is shown again in “${of}”`,
};

const quoted = (value: Value | null) => {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const text = `${value}`;
  return text.length > 60 ? `“${text.slice(0, 60)}…”` : `“${text}”`;
};

/** The path of the entry in the list at a level, counted from the innermost. */
function entryPath(path: Path, level: number): Path {
  const places = path.flatMap((key, index) => (typeof key === 'number' ? [index] : []));
  const at = places.at(-1 - level);
  if (at === undefined) throw new Refusal('This is not in a list.');
  return path.slice(0, at + 1);
}

/** The text with a record that is kept out of the build, or is not any longer. */
const hiding = (text: string, path: Path, isHidden: boolean) =>
  isHidden ? withField(text, [...path, 'hidden'], true) : withoutField(text, [...path, 'hidden']);

/** The page that lists the entries of a folder. */
const pageOfFolder = (folder: string) =>
  Object.values(collections).find(({ file }) => file === folder)?.page;

/** The text of a file with another value in one of its fields. */
function textAfter(text: string, field: PlacedField, value: Value | null): string {
  const { file, path, kind, value: old, optional } = field;
  const { before, head, after, body } = frontOf(file, text);
  const top = text.slice(0, text.length - body.length);
  if (kind === 'markdown') return value ? `${top}\n${`${value}`.trim()}\n` : top;
  if (kind === 'passage') return top + withPassage(body, Number(path[1]), `${value ?? ''}`);
  const changed = () => {
    if (value !== null && (value !== '' || !optional))
      return old === null ? withField(head, path, value) : withValue(head, path, value);
    if (old === null) return head;
    // A picture goes with its description.
    return withoutField(
      head,
      kind === 'picture' && path.at(-1) === 'file' ? path.slice(0, -1) : path,
      true,
    );
  };
  return before + changed() + after;
}

/**
 * Copies of a record with ids of their own: with its words as they are, and with a number after its first
 * words, for lists in which no two entries may be the same.
 */
function copiesOf(
  head: string,
  path: Path,
  fields: readonly PlacedField[],
  file: string,
): string[] {
  const copy = [...path.slice(0, -1), Number(path.at(-1)) + 1];
  const inFile = fields.filter((one) => one.file === file);
  const own = inFile.filter((one) => isBelow(one.path, path) && one.value !== null);
  // The old address of a redirect is its id.
  const isId = ({ path, kind }: PlacedField) =>
    path.at(-1) === 'id' || (path.at(-1) === 'from' && kind === 'text');
  const ids = inFile.filter(isId).map(({ value }) => `${value}`);
  const isOfRecord = (one: PlacedField) => one.path.length === path.length + 1;
  const change = (text: string, one: PlacedField, value: Value) =>
    withValue(text, [...copy, ...one.path.slice(path.length)], value);

  let text = withCopy(head, path);
  for (const one of own) {
    if (isId(one))
      text = change(text, one, withNumber(`${one.value}`.replace(/\/$/, ''), '-', ids));
    // Of what is special, there may be only one.
    else if (isOfRecord(one) && one.value === true) text = change(text, one, false);
  }
  const name = own.find((one) => one.kind === 'text' && one.path.at(-1) !== 'id');
  if (!name) return [text];
  const names = inFile.filter((one) => one.name === name.name).map(({ value }) => `${value}`);
  const numbered = withNumber(`${name.value}`, ' ', names, name.most);
  return [text, change(text, name, numbered)];
}

/** A text with the first number that makes it different from all others. */
function withNumber(text: string, joint: string, taken: readonly string[], most = Infinity) {
  for (let number = 2; ; number++) {
    const end = `${joint}${number}`;
    const numbered = text.slice(0, most - end.length) + end;
    if (!taken.includes(numbered)) return numbered;
  }
}

/** A text in the bytes of a file that may have been written on Windows. */
function likeSource(source: Buffer, text: string): Buffer {
  const lines = source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return Buffer.from(source[0] === 0xef ? `\ufeff${lines}` : lines);
}

/** A file that is not there yet is empty. */
const bytesOf = (folder: string, file: string) =>
  existsSync(resolve(folder, file)) ? readFileSync(resolve(folder, file)) : Buffer.alloc(0);

/** The text of a file that can be written back with the same bytes. */
function sourceOf(folder: string, file: string): string {
  const bytes = bytesOf(folder, file);
  const text = decodeText(bytes);
  if (!likeSource(bytes, text).equals(bytes))
    throw new Refusal(
      `${file} has an unusual encoding or mixed line ends. Open it in an editor, and save it as UTF-8.`,
    );
  return text;
}

/** The name of a content file below its folder. */
const fileOf = (shown: string, files: ContentFiles) =>
  [...files.keys()].find((one) => shown.endsWith(`/${one}`)) ?? shown;

/** A value of a YAML text. */
const valueAt = (text: string, path: Path): unknown =>
  path.reduce((value, key) => asRecord(value)[key], parseYaml(text).value);

/** What is wrong, with the names that the panel has for fields and files. */
function messageOf({ file, path = [], found, expected }: Problem, files: ContentFiles): string {
  const name = fileOf(file, files);
  const words = expected
    .replaceAll(/`(\w+)`/g, (_, key: string) => `“${wordsOf(key)}”`)
    .replaceAll(/[\w/-]+\.(?:yaml|md)\b/g, (one) => `“${titleOf(one, undefined)}”`);
  return `${titleIn(name, files.get(name) ?? '', path)}: found ${found}; ${words}.`;
}

/** Claims by the names that texts use for them, each with the field of its value. */
function namesIn({ content }: CheckedContent, fields: readonly PlacedField[]): State['names'] {
  const { figures, promises } = content.claims;
  const currency = fields.find(({ file, path }) => `${file} ${path}` === 'site.yaml currency');
  const fieldsByClaim = Map.groupBy(
    fields.filter(({ file }) => file === 'claims.yaml'),
    ({ path }) => path[1],
  );
  return Object.fromEntries([
    ['currency', currency?.id ?? ''],
    ...Object.keys({ ...figures, ...promises }).flatMap((name) => {
      const ofClaim = fieldsByClaim.get(name) ?? [];
      return ['value', ...claimDetails].flatMap((part) => {
        const field = ofClaim.find(({ path }) => path[2] === part);
        return field ? [[part === 'value' ? name : `${name}.${part}`, field.id]] : [];
      });
    }),
  ]);
}
