import { createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import shell from 'shiki/langs/shellscript.mjs';
import typescript from 'shiki/langs/typescript.mjs';

export type Language = 'json' | 'python' | 'shell' | 'typescript';

/** A run of code of one kind: a keyword or number, a string, or plain code. */
export interface Run {
  kind: 'word' | 'text' | 'plain';
  text: string;
}

/** These colors only tag each kind of run in the theme. The style sheet sets the visible colors. */
const kindsByColor: Record<string, Run['kind']> = { '#000001': 'word', '#000002': 'text' };

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
          // JSON keys are strings too, and a template's braces contain code again. Leave both
          // plain.
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

/**
 * Splits code into as few runs as possible: neighbors of one kind form one run, and spaces join
 * either.
 */
export function highlight(code: string, language: Language): Run[] {
  // On a busy machine, Shiki gives up on a line after half a second, and two builds would differ.
  const { tokens } = highlighter.codeToTokens(code, {
    lang: language,
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
    for (const { content, color } of line) add(content, kindsByColor[color ?? ''] ?? 'plain');
  }
  return runs;
}
