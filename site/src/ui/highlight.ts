import { createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import shell from 'shiki/langs/shellscript.mjs';
import typescript from 'shiki/langs/typescript.mjs';

export type Language = 'json' | 'python' | 'shellscript' | 'typescript';

/** A stretch of code of one kind: a word of the language or a number, a text, or plain. */
export interface Run {
  kind: 'word' | 'text' | 'plain';
  text: string;
}

/** Not colors that anyone sees: the theme gives each kind a mark, and the style sheet its color. */
const marks: Record<string, Run['kind']> = { '#000001': 'word', '#000002': 'text' };

const highlighter = createHighlighterCoreSync({
  engine: createJavaScriptRegexEngine(),
  langs: [json, python, shell, typescript],
  themes: [
    {
      name: 'kinds',
      fg: '#000000',
      bg: '#ffffff',
      settings: [
        {
          scope: [
            'keyword.control',
            'keyword.operator.new',
            'storage.type',
            'constant.numeric',
            'constant.language',
            'entity.name.command',
          ],
          settings: { foreground: '#000001' },
        },
        { scope: ['string'], settings: { foreground: '#000002' } },
        {
          // A key in JSON is a string too; what stands in a template's braces is code again.
          scope: [
            'string support.type.property-name',
            'storage.type.string',
            'meta.template.expression',
            'constant.character.format.placeholder',
          ],
          settings: { foreground: '#000000' },
        },
      ],
    },
  ],
});

/** Code in as few runs as show its kinds: neighbors of one kind are one run, spaces join either. */
export function highlight(code: string, lang: Language): Run[] {
  // On a busy machine Shiki gives up on a line after half a second, and two builds would differ.
  const { tokens } = highlighter.codeToTokens(code, {
    lang,
    theme: 'kinds',
    tokenizeTimeLimit: 0,
  });
  const runs: Run[] = [];
  const add = (text: string, kind: Run['kind']) => {
    const last = runs.at(-1);
    if (last && (last.kind === kind || text.trim() === '')) last.text += text;
    else runs.push({ kind, text });
  };
  for (const [index, line] of tokens.entries()) {
    if (index > 0) add('\n', 'plain');
    for (const { content, color } of line) add(content, marks[color ?? ''] ?? 'plain');
  }
  return runs;
}
