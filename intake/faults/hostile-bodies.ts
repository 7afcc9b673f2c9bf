import { trapField } from '@website/form-contract';
import { validContactMessages } from '@website/form-contract/examples';
import fc from 'fast-check';
import { canary } from './visitors.ts';

/** A malicious or malformed request. */
export interface HostileRequest {
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
}

const { value } = validContactMessages['every field'];
const fields = [...Object.keys(value), trapField];
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** What has broken programs like this one before. What takes long is in http/worst-input.test.ts. */
const strings = [
  '\r\nBcc: everyone@victim.example',
  '\nX-Injected: yes\n\nAnother body',
  '%0d%0aBcc: everyone@victim.example',
  '\u2028Bcc: a@b.example',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066',
  '=?utf-8?Q?Bcc:_a@b.example?=',
  '"Quoted" <other@victim.example>, more@victim.example',
  'a@b.example, c@d.example',
  'a@b.example\u0000',
  '<script>alert(1)</script>',
  "'; drop table messages; --",
  '#{7*7} {{7*7}} %s %n',
  '__proto__',
  '\r\n.\r\nMAIL FROM:<a@b.example>\r\n',
  '\u{1f469}\u200d'.repeat(50),
  'x'.repeat(70_000),
];

/** Bodies that are bad as a whole. What takes another status is in app.test.ts. */
const wholes: readonly HostileRequest[] = [
  ...['', 'null', '[]', '"text"', '{', '['.repeat(60_000)].flatMap((body) =>
    [json, form, `${json}; charset=utf-16`, ''].map((type) => ({ type, body })),
  ),
  { type: json, body: '{"__proto__":{"email":"a@b.example"},"constructor":{"prototype":{}}}' },
  { type: json, body: `{"email":"a@b.example","email":"c@d.example","firstName":[]}` },
  { type: form, body: 'email=a@b.example&email=c@d.example&firstName=A&firstName=B' },
  { type: form, body: '__proto__=1&constructor=2&hasOwnProperty=3&email[]=x&email[a]=y' },
  { type: form, body: '%ff%fe=%00&firstName=%ED%A0%80&lastName=%C0%AF&email=%' },
  { type: json, body: `\ufeff${JSON.stringify(value)}` },
];

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...strings),
  fc.constantFrom(...strings).map((bad) => canary + bad + canary),
);
const anything = fc.oneof(text, text, fc.anything({ withNullPrototype: true }));
const almostValid = fc
  .tuple(fc.constantFrom(...fields), anything, fc.constantFrom(...fields), text)
  .map(([first, bad, second, worse]) => ({ ...value, [second]: worse, [first]: bad }));

/** JSON cannot say everything that JavaScript can, such as 1n. */
function asJson(data: unknown): string {
  try {
    return JSON.stringify(data) ?? 'null';
  } catch {
    return '{';
  }
}

/** Half a character cannot be encoded. */
function asForm(data: object): string {
  const pairs = Object.entries(data).map(([name, value]) => [
    name,
    (typeof value === 'string' ? value : asJson(value)).toWellFormed(),
  ]);
  return new URLSearchParams(pairs).toString();
}

const generated: fc.Arbitrary<HostileRequest> = fc.oneof(
  almostValid.map((data) => ({ type: json, body: asJson(data) })),
  almostValid.map((data) => ({ type: form, body: asForm(data) })),
  fc.record({ type: fc.constantFrom(json, form, 'a/b', ''), body: fc.json() }),
  fc.record({ type: fc.constantFrom(json, form), body: fc.uint8Array({ maxLength: 2000 }) }),
  fc.constantFrom(...wholes),
);

/** As many generated requests as wanted, the same in every run. */
export function* hostileBodies(count: number): Generator<HostileRequest> {
  const batch = 1000;
  for (let created = 0; created < count; created += batch) {
    yield* fc.sample(generated, {
      numRuns: Math.min(batch, count - created),
      seed: 7421 + created,
    });
  }
}
