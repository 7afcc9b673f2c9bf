import { expect, test } from 'vitest';
import { type Signs, suspicionOf } from './suspicion.ts';

/** A visitor without script who has written an ordinary message. */
const ordinary: Signs = {
  isTrapFilled: false,
  isOverLimit: false,
  isFromElsewhere: false,
  isFromScript: false,
  proofAge: undefined,
  text: 'See https://www.company.example and www.visitor.example.',
};
const threeLinks = { text: 'http://a.example,HTTPS://b.example www.c.example' };
const withScript = { isFromScript: true, proofAge: 2000 };

test.each<[string, Partial<Signs>, string | undefined]>([
  ['a form without script', {}, undefined],
  ['a form without script and with three links', threeLinks, 'links'],
  ['a script with a proof', withScript, undefined],
  ['a script with a proof, and three links', { ...withScript, ...threeLinks }, undefined],
  ['a script with a proof that is too young', { ...withScript, proofAge: 1999 }, 'quick'],
  ['a script without a proof', { isFromScript: true }, 'proof'],
  ['a form of another site', { isFromElsewhere: true }, 'elsewhere'],
  ['a form of another site, with a proof', { ...withScript, isFromElsewhere: true }, 'elsewhere'],
  ['too many from one address', { ...withScript, isOverLimit: true }, 'limit'],
  ['a filled trap', { ...withScript, isTrapFilled: true }, 'trap'],
])('%s', (_, signs, suspicion) => {
  expect(suspicionOf({ ...ordinary, ...signs })).toBe(suspicion);
});
