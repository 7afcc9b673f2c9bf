import { contactFields } from '@website/form-contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactForm } from './ContactForm.tsx';

const controls = () => {
  const html = renderToStaticMarkup(
    createElement(ContactForm, {
      address: 'hello@orrery.example',
      note: 'This page keeps nothing.',
      services: ['AI Chatbots', 'Undecided'],
      budgets: ['$100k+'],
    }),
  );
  return html.match(/<(?:input|select|textarea)[^>]*>/g) ?? [];
};

test('the form has the same fields as the contract, under the same names', () => {
  const asked = controls().map((tag) => [/name="([^"]*)"/.exec(tag)?.[1], / required/.test(tag)]);

  const known = Object.entries(contactFields);
  expect(asked).toEqual(known.map(([name, field]) => [name, 'required' in field]));
});

test('no field lets the browser cut off pasted text', () => {
  expect(controls().filter((tag) => /maxlength/i.test(tag))).toEqual([]);
});

test('every text field follows the direction of the text typed into it', () => {
  const texts = controls().filter((tag) => !tag.startsWith('<select'));

  expect(texts.filter((tag) => !tag.includes('dir="auto"'))).toEqual([]);
});
