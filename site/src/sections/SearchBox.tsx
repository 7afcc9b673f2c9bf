import { search } from 'virtual:labels';
import { sectionHref } from '../routes.ts';
import { Actions } from '../ui/Actions.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import css from './SearchBox.module.css';

/**
 * Searches the elements of the page with `data-search-item`, in groups with `data-search-group`.
 * The value of a group is searched together with each of its items. Items with the same value are
 * one thing shown in two places, and count once. Place a `SearchTarget` before all items, because
 * empty groups are hidden. An element with `data-search-yields` makes room for the matches: "always",
 * or "narrow" on small screens. `scripts/search.ts` does the work. Without script the box is hidden,
 * because it could do nothing.
 */
export function SearchBox({ label, page }: { label: string; page: string }) {
  return (
    <search className={css.search}>
      <Field name="search" label={label} type="search" />
      <div className={css.answer}>
        <output htmlFor="search" />
        <a href="#matches">{search.go}</a>
      </div>
      <div className={css.none} data-search-none="">
        <Actions>
          <Button size="small" variant="outline">
            {search.clear}
          </Button>
          <LinkButton size="small" variant="outline" href={sectionHref('contact', page)}>
            {search.ask}
          </LinkButton>
        </Actions>
      </div>
    </search>
  );
}
