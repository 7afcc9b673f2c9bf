import { contactFields } from '@orrery/form-contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactForm } from './ContactForm.tsx';

test('the form asks for what the contract knows, under the same names and limits', () => {
  const html = renderToStaticMarkup(
    createElement(ContactForm, {
      address: 'hello@orrery.example',
      note: 'This page keeps nothing.',
      services: [],
    }),
  );

  const controls = Array.from(html.matchAll(/<(?:input|select|textarea)[^>]*>/g), ([tag]) => {
    const maxLength = /maxlength="(\d+)"/i.exec(tag)?.[1];
    return [
      /name="([^"]*)"/.exec(tag)?.[1],
      {
        ...(/ required/.test(tag) && { required: true }),
        ...(maxLength !== undefined && { maxLength: Number(maxLength) }),
      },
    ];
  });
  expect(controls).toEqual(Object.entries(contactFields));
});
