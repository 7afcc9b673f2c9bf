import { isExternal, resolveHref } from '../lib/page/href.ts';

interface Props {
  title: string;
  /** Where the whole text can be read. */
  href?: string | undefined;
}

/** The title of a text: a link if the text can be read somewhere, otherwise plain words. */
export function TitleLink({ title, href }: Props) {
  return href === undefined ? (
    title
  ) : (
    <a href={resolveHref(href)} rel={isExternal(href) ? 'noopener noreferrer' : undefined}>
      {title}
    </a>
  );
}
