import { search } from 'virtual:labels';
import { getSectionHref } from '@website/content-model/routes.ts';
import type { PageHead } from '@website/content-model/schemas/fields.ts';
import { Actions } from '../ui/Actions.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeader } from './PageHeader.tsx';
import css from './SearchHeader.module.css';

interface Props {
  words: PageHead & { search?: string | undefined };
  path: string;
}

/**
 * The top of a page with a search box. It searches the elements of the page with `data-search-item`,
 * in groups with `data-search-group`. The value of a group is searched together with each of its
 * items. The page has an element `#matches` before all items, for the link to the first match, because
 * empty groups are hidden. An element with `data-search-yields` makes room for the matches.
 * `scripts/search.ts` does the work. Without script the box is hidden, because it could do nothing.
 */
export function SearchHeader({ words, path }: Props) {
  const box = words.search && (
    <search className={css.search}>
      <Field name="search" label={words.search} type="search" data-part="search-field" />
      <div className={css.answer}>
        <output htmlFor="search" data-part="search-count" />
        <a href="#matches" data-part="search-go">
          {search.go}
        </a>
      </div>
      <div className={css.none} data-search-none="">
        <Actions>
          <Button size="small" variant="outline" data-part="search-clear">
            {search.clear}
          </Button>
          <LinkButton size="small" variant="outline" href={getSectionHref('contact', path)}>
            {search.ask}
          </LinkButton>
        </Actions>
      </div>
    </search>
  );
  return <PageHeader words={words} path={path} beside={box} />;
}
