// Before React, so that Fast Refresh can follow it.
import '@vitejs/plugin-react/preamble';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { State } from '../field.ts';
import { Editor } from './Editor.tsx';
import { hydrateIslands } from './hydrate-islands.ts';
import pageStyles from './page.css?inline';
import { ask } from './server.ts';
import toolStyles from './tools.css?inline';

const createSheet = (styles: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
};

/** The colors of the tools. */
const tokens = 'paper raised ink ink-band soft line strong edge accent accent-bold accent-line bad'
  .split(' ')
  .map((name) => `--${name}`);

/** The editing tools are apart from the page: neither's styles reach the other. */
const host = document.createElement('edit-tools');
const tools = host.attachShadow({ mode: 'open' });
tools.adoptedStyleSheets.push(createSheet(toolStyles));

const site = await ask<State>('state');
document.adoptedStyleSheets.push(createSheet(pageStyles));
// Colors that are being tried are for the page alone.
const colors = getComputedStyle(document.documentElement);
for (const name of tokens) host.style.setProperty(name, colors.getPropertyValue(name));
await hydrateIslands();
// Before the page: all of its texts are stops for the keyboard.
document.body.prepend(host);
createRoot(tools).render(createElement(Editor, { site }));
