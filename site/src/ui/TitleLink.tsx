interface Props {
  title: string;
  /** Where the whole text can be read, on another site. */
  href?: string | undefined;
}

/** The title of a text: a link if the text can be read somewhere, otherwise plain words. */
export function TitleLink({ title, href }: Props) {
  return href === undefined ? (
    title
  ) : (
    <a href={href} rel="noopener noreferrer">
      {title}
    </a>
  );
}
