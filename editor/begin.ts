import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type OptionalPage, optionalPages } from '@website/content-model/routes.ts';
import { editing } from './editing.ts';
import type { Beginning } from './field.ts';
import { newCompany, writeCompany } from './rebrand/make-company.ts';
import { questions } from './rebrand/questions.ts';
import { Refusal } from './refusal.ts';

/** What a new company is asked in the browser. The rest is on its checklist. */
const parts = {
  'Who you are': ['name', 'entity', 'domain', 'founded', 'blurb'],
  'How people reach you': ['email', 'hours', 'zone', 'zone-name'],
  'Money and language': ['currency', 'language'],
  'How it looks': ['logo', 'main', 'accent'],
};

export const beginning = (): Beginning =>
  Object.entries(parts).map(([title, options]) => ({
    title,
    questions: questions
      .filter(({ option }) => options.includes(option))
      .map(({ option, asks, optional }) => ({ option, asks, optional })),
  }));

/** Makes the folder of a company. Tells what is wrong with the answers instead, by their options. */
export async function begin(given: {
  answers: Readonly<Record<string, string>>;
  logo?: { name: string; data: string } | undefined;
  pages: readonly OptionalPage[];
  services: readonly string[];
}): Promise<Record<string, string> | undefined> {
  const draft = mkdtempSync(join(tmpdir(), 'logo-'));
  try {
    const options = new Map(Object.entries(given.answers).filter(([, text]) => text.trim()));
    if (given.logo) {
      const file = join(draft, basename(given.logo.name));
      writeFileSync(file, given.logo.data, 'base64');
      options.set('logo', file);
    }
    const company = await newCompany(options);
    if ('faults' in company) return Object.fromEntries(company.faults);
    await beginWith(writeCompany(company), given.pages, given.services);
    return undefined;
  } finally {
    rmSync(draft, { recursive: true });
  }
}

/** Leaves out what a new company does not begin with, in the way that a person would in edit mode. */
export async function beginWith(
  folder: string,
  pages: readonly OptionalPage[],
  services: readonly string[],
): Promise<void> {
  const edits = editing(async () => true, resolve(folder, 'content'));
  const fieldIn = (file: string, name: string) =>
    `${edits.state().fields.find((one) => one.part === file && one.name === name)?.id}`;
  const steps = [
    ...optionalPages
      .filter((page) => !pages.includes(page))
      .map((page) => () => edits.page(page, true, true)),
    ...edits
      .state()
      .pages.map(({ path }) => path.slice(1))
      .filter(
        (id) => fieldIn(`services/${id}.yaml`, 'title') !== 'undefined' && !services.includes(id),
      )
      .map(
        (id) => () => edits.list(fieldIn(`services/${id}.yaml`, 'title'), 0, 'remove', '', true),
      ),
    // The terms speak of the products, with a link to them.
    () => {
      const link = /\[([^\]]*)\]\(\/#products\)/g;
      const linked = edits
        .state()
        .fields.filter(({ value }) => `${value}`.includes('](/#products)'));
      return edits.save(
        linked.map(({ id, value }) => ({ id, value: `${value}`.replaceAll(link, '$1') })),
      );
    },
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      // Something that stays needs it: then it is on the checklist.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  rmSync(resolve(folder, '..', `.${basename(folder)}.journal`), { force: true });
}
