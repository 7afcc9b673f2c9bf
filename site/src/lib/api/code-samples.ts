import type { AnswerField, Call } from '@website/content-model/lib/api/api-reference.ts';
import { dialects, formatSource } from '@website/content-model/lib/api/format-source.ts';

export interface CodeSamples {
  curl: string;
  typescript: string;
  python: string;
}

/** The longest value that stays on one line, in characters. */
const maxLineLength = 56;

/** Letters that are not a plain letter with a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  Ł: 'L',
  Ø: 'O',
  Đ: 'D',
  Ħ: 'H',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
};

/** The environment variable that holds the API key: "MERIDIAN_LABS_API_KEY" for Meridian Labs. */
export function getKeyVariable(company: string): string {
  const words = company
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, (letter) => plainLetters[letter] ?? letter)
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const name = [...words, 'API_KEY'].join('_');
  // A shell variable cannot begin with a digit.
  return /^\d/.test(name) ? `_${name}` : name;
}

/**
 * One complete call in three languages. Each sample runs as it is, needs nothing installed beyond
 * the language itself, and reads the API key from the environment variable.
 */
export function renderCodeSamples(call: Call, key: string): CodeSamples {
  return {
    curl: renderCurl(call, key),
    typescript: renderTypescript(call, key),
    python: renderPython(call, key),
  };
}

function joinLines(...lines: (string | false)[]): string {
  return lines.filter((line) => line !== false).join('\n');
}

function renderCurl({ url, body }: Call, key: string): string {
  // Inside single quotes, a shell interprets nothing except the single quote itself.
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const commandLines = [
    `curl ${url.includes('&') ? quote(url) : url}`,
    `-H "Authorization: Bearer $${key}"`,
  ];
  if (body !== undefined) {
    commandLines.push('-H "Content-Type: application/json"');
    commandLines.push(`-d ${quote(formatSource(body, dialects.json, maxLineLength, 2))}`);
  }
  return commandLines.join(' \\\n  ');
}

function renderTypescript({ method, url, body, answer }: Call, key: string): string {
  return joinLines(
    `interface ${answer.name} ${renderType(answer.fields)}`,
    '',
    `const url = ${JSON.stringify(url)};`,
    'const response = await fetch(url, {',
    body !== undefined && `  method: ${JSON.stringify(method)},`,
    '  headers: {',
    `    Authorization: \`Bearer \${process.env.${key}}\`,`,
    body !== undefined && '    "Content-Type": "application/json",',
    '  },',
    body !== undefined &&
      `  body: JSON.stringify(${formatSource(body, dialects.typescript, maxLineLength, 2)}),`,
    '});',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template belongs to the sample.
    'if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);',
    '',
    `const answer = (await response.json()) as ${answer.name};`,
    'console.log(answer);',
  );
}

function renderType(fields: readonly AnswerField[], margin = ''): string {
  const names: Record<string, string> = { integer: 'number', object: 'Record<string, unknown>' };
  const inner = `${margin}  `;
  const rows = fields.map(({ name, types, items }) => {
    const type = items
      ? `${renderType(items, inner)}[]`
      : types.map((type) => names[type] ?? type).join(' | ');
    return `${inner}${name}: ${type};`;
  });
  return `{\n${rows.join('\n')}\n${margin}}`;
}

function renderPython({ method, url, body }: Call, key: string): string {
  return joinLines(
    'import json',
    'import os',
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${JSON.stringify(url)},`,
    body !== undefined && `    method=${JSON.stringify(method)},`,
    '    headers={',
    `        "Authorization": f"Bearer {os.environ['${key}']}",`,
    body !== undefined && '        "Content-Type": "application/json",',
    '    },',
    body !== undefined &&
      `    data=json.dumps(${formatSource(body, dialects.python, maxLineLength, 4)}).encode(),`,
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    answer = json.load(response)',
    'print(answer)',
  );
}
