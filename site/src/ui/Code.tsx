import { createElement, Fragment } from 'react';
import css from './Code.module.css';
import { highlight, type Language } from './highlight.ts';

interface Props {
  text: string;
  language?: Language;
}

/**
 * A piece of code. Only keywords, numbers and strings get markup. The class with the language is the
 * one that the HTML standard suggests: the Markdown copy takes the language from it.
 */
export function Code({ text, language }: Props) {
  const runs = language === undefined ? [] : highlight(text, language);
  const marked = runs.map(({ kind, text }) =>
    kind === 'word' ? <b>{text}</b> : kind === 'text' ? <i>{text}</i> : text,
  );
  return (
    <code
      className={language === undefined ? css.code : `${css.code} language-${language}`}
      data-part="copy-text"
    >
      {language === undefined ? text : createElement(Fragment, null, ...marked)}
    </code>
  );
}
