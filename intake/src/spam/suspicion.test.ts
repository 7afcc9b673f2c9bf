import { expect, test } from 'vitest';
import { type Signs, suspicionOf } from './suspicion.ts';

/** An ordinary message without a proof. */
const ordinary: Signs = {
  isTrapFilled: false,
  isOverLimit: false,
  isFromElsewhere: false,
  hasProof: false,
  text: 'See https://www.company.example and www.visitor.example.',
};
const threeLinks = { text: 'http://a.example,HTTPS://b.example www.c.example' };

test.each<[string, Partial<Signs>, string | undefined]>([
  ['no proof', {}, undefined],
  ['no proof, and three links', threeLinks, 'links'],
  ['a proof', { hasProof: true }, undefined],
  ['a proof, and three links', { hasProof: true, ...threeLinks }, undefined],
  ['a form of another site', { isFromElsewhere: true }, 'elsewhere'],
  ['a form of another site, with a proof', { hasProof: true, isFromElsewhere: true }, 'elsewhere'],
  ['too many from one address', { hasProof: true, isOverLimit: true }, 'limit'],
  ['a filled trap', { hasProof: true, isTrapFilled: true }, 'trap'],
])('%s', (_, signs, suspicion) => {
  expect(suspicionOf({ ...ordinary, ...signs })).toBe(suspicion);
});
