/**
 * Writes a JSON Schema for each content file and for the colors into site/schemas. The first line of a content file
 * names its schema, by which editors complete names, explain fields and underline mistakes. Runs after every install.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { z } from 'zod';
import { claimDetails } from '../checks/content/placeholders.ts';
import { collections } from '../collections.ts';
import { colorsSchema } from '../schemas/colors.ts';

type Json = z.core.JSONSchema.BaseSchema;
type Collection = (typeof collections)[keyof typeof collections];

/** A placeholder. The build replaces it before it validates the text. */
const placeholder = String.raw`\{(?:[a-z][a-z-]*(?:\.(?:${claimDetails.join('|')}))?|\d+)\}`;
const plainText = String.raw`^[^\n\r<>{}]*$`;

/** Converts a schema to JSON Schema. Only the build checks rules that JSON Schema cannot express. */
function createJsonSchema(schema: z.ZodType, allowsPlaceholders: boolean): Json {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // Editors support this version best.
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      addHint(jsonSchema);
      // Editors divide without tolerance for rounding, so they would underline 99.9.
      delete jsonSchema.multipleOf;
      if (jsonSchema.type === 'integer') {
        // The range of JavaScript's numbers would only clutter the editor's messages.
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      }
      if (jsonSchema.type === 'string') describeText(zodSchema, jsonSchema, allowsPlaceholders);
    },
  });
}

/** Puts the hint and the example of a field where editors show them. */
function addHint(json: Json & { hint?: string; example?: string }): void {
  const { description, hint, example } = json;
  if (hint !== undefined) json.description = description ? `${hint}\n\n${description}` : hint;
  if (example !== undefined) json.examples = [example];
  delete json.hint;
  delete json.example;
}

/** Gives each pattern of a text the message that the build has for it, and makes it accept placeholders. */
function describeText(schema: z.core.$ZodType, json: Json, allowsPlaceholders: boolean): void {
  const checks = (schema._zod.def as { checks?: z.core.$ZodCheck[] }).checks ?? [];
  const formats = [schema, ...checks]
    .map(({ _zod: { def } }) => def as Partial<z.core.$ZodCheckStringFormatDef>)
    .filter(({ check }) => check === 'string_format');
  if (formats.length === 0) return;
  const patterns = formats.map(({ format, pattern, error }) => {
    const source = format === 'url' ? '^https://' : (pattern?.source ?? '');
    const message = error?.({ code: 'invalid_format' } as never);
    if (source === plainText) return createTextPattern(json, allowsPlaceholders);
    return {
      pattern: allowsPlaceholders ? `${source}|${placeholder}` : source,
      ...(typeof message === 'string' && { patternErrorMessage: message }),
    };
  });
  for (const keyword of ['format', 'pattern', 'allOf'] as const) delete json[keyword];
  Object.assign(json, patterns.length === 1 ? patterns[0] : { allOf: patterns });
}

/**
 * A pattern for the characters and the length of a text. A placeholder counts as one character, because the length
 * of its text is unknown here.
 */
function createTextPattern(json: Json, allowsPlaceholders: boolean) {
  const { maxLength } = json;
  delete json.minLength;
  delete json.maxLength;
  const character = allowsPlaceholders ? `(?:[^\\n\\r<>{}]|${placeholder})` : '[^\\n\\r<>{}]';
  return {
    pattern: `^${character}{1,${maxLength}}$`,
    patternErrorMessage: `must be one line of plain text, at most ${maxLength} characters, without < > { }`,
  };
}

function createFileSchema({ kind, file, schema }: Collection): Json {
  // In these files, braces belong to the API's own paths and addresses.
  const allowsPlaceholders = file !== 'openapi.yaml' && file !== 'sdks.yaml';
  const json = createJsonSchema(schema, allowsPlaceholders);
  if (kind === 'folder') {
    // The build takes the id from the name of the file, and the number of a service from its order.
    delete json.properties?.id;
    json.required = (json.required ?? []).filter((name) => !['id', 'plate'].includes(name));
  }
  return json;
}

const folder = resolve(import.meta.dirname, '../../site/schemas');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
// Editors know no way to name the schema of a Markdown file.
const isMarkdown = (collection: Collection) =>
  ('ending' in collection ? collection.ending : collection.file).endsWith('.md');
for (const collection of Object.values(collections)) {
  if (isMarkdown(collection)) continue;
  const file = resolve(folder, `${basename(collection.file, '.yaml')}.json`);
  writeFileSync(file, JSON.stringify(createFileSchema(collection)));
}
writeFileSync(
  resolve(folder, 'colors.json'),
  JSON.stringify(createJsonSchema(colorsSchema, false)),
);
