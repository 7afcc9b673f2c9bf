/**
 * Writes a JSON Schema for each content file and for the colors into site/schemas. The first line of a content file names
 * its schema: editors use it to complete names, explain fields and underline mistakes. Runs after every
 * install.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { z } from 'zod';
import { claimParts } from '../checks/content/placeholders.ts';
import { collections } from '../collections.ts';
import { colorsSchema } from '../schemas/colors.ts';

type Json = z.core.JSONSchema.BaseSchema;
type Collection = (typeof collections)[keyof typeof collections];

/** A text may have a name of claims.yaml, or an amount, instead of words. The build fills it in, then checks. */
const fillIn = String.raw`\{(?:[a-z][a-z-]*(?:\.(?:${claimParts.join('|')}))?|\d+)\}`;
const plainText = String.raw`^[^\n\r<>{}]*$`;

/** A schema in the words of JSON Schema. What it cannot say stays with the build. */
function jsonSchemaOf(schema: z.ZodType, mayFillIn: boolean): Json {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // Editors know this version best.
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      // Without tolerance for fractions, an editor would underline 99.9.
      delete jsonSchema.multipleOf;
      if (jsonSchema.type === 'integer') {
        // The range of JavaScript's numbers would only clutter the editor's messages.
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      }
      if (jsonSchema.type === 'string') describeText(zodSchema, jsonSchema, mayFillIn);
    },
  });
}

/** Gives each pattern of a text the message of the build, and accepts names in braces. */
function describeText(schema: z.core.$ZodType, json: Json, mayFillIn: boolean): void {
  const checks = (schema._zod.def as { checks?: z.core.$ZodCheck[] }).checks ?? [];
  const formats = [schema, ...checks]
    .map(({ _zod: { def } }) => def as Partial<z.core.$ZodCheckStringFormatDef>)
    .filter(({ check }) => check === 'string_format');
  if (formats.length === 0) return;
  const patterns = formats.map(({ format, pattern, error }) => {
    const source = format === 'url' ? '^https://' : (pattern?.source ?? '');
    const message = error?.({ code: 'invalid_format' } as never);
    if (source === plainText) return plainTextPattern(json, mayFillIn);
    return {
      pattern: mayFillIn ? `${source}|${fillIn}` : source,
      ...(typeof message === 'string' && { patternErrorMessage: message }),
    };
  });
  for (const word of ['format', 'pattern', 'allOf'] as const) delete json[word];
  Object.assign(json, patterns.length === 1 ? patterns[0] : { allOf: patterns });
}

/**
 * One pattern for the characters and their number. In it, a name in braces counts as one character,
 * because nobody knows the length of its value here.
 */
function plainTextPattern(json: Json, mayFillIn: boolean) {
  const { maxLength } = json;
  delete json.minLength;
  delete json.maxLength;
  const character = mayFillIn ? `(?:[^\\n\\r<>{}]|${fillIn})` : '[^\\n\\r<>{}]';
  return {
    pattern: `^${character}{1,${maxLength}}$`,
    patternErrorMessage: `must be one line of plain text, at most ${maxLength} characters, without < > { }`,
  };
}

function schemaOfFile({ kind, file, schema }: Collection): Json {
  // In these, braces are part of the API's own paths and addresses.
  const mayFillIn = file !== 'openapi.yaml' && file !== 'sdks.yaml';
  const json = jsonSchemaOf(schema, mayFillIn);
  if (kind === 'folder') {
    // The name of the file is the id, and the order of the services gives them their numbers.
    delete json.properties?.id;
    json.required = (json.required ?? []).filter((name) => !['id', 'plate'].includes(name));
  }
  return json;
}

const folder = resolve(import.meta.dirname, '../../site/schemas');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
// A Markdown file has no place for the address of a schema.
const isMarkdown = (one: Collection) => ('ending' in one ? one.ending : one.file).endsWith('.md');
for (const collection of Object.values(collections).filter((one) => !isMarkdown(one))) {
  const file = resolve(folder, `${basename(collection.file, '.yaml')}.json`);
  writeFileSync(file, JSON.stringify(schemaOfFile(collection)));
}
writeFileSync(resolve(folder, 'colors.json'), JSON.stringify(jsonSchemaOf(colorsSchema, false)));
