import { sectionHref } from '../routes.ts';
import { Actions } from '../ui/Actions.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import css from './SearchBox.module.css';

/**
 * Finds what is on the page: elements with `data-search-item`, in groups with `data-search-group`,
 * whose value is searched with each of its items. Items with the same name as their value are one
 * thing that stands in two places, and count once. What is found follows a `SearchTarget`, as empty
 * groups are not shown. `scripts/search.ts` does the work; without script the box could do nothing, and
 * is not shown.
 */
export function SearchBox({ label, page }: { label: string; page: string }) {
  return (
    <search className={css.search}>
      <Field name="search" label={label} type="search" />
      <div className={css.answer}>
        <output htmlFor="search" />
        <a href="#matches">Go to what matches</a>
      </div>
      <div className={css.none} data-search-none="">
        <Actions>
          <Button size="small" variant="outline">
            Clear the search
          </Button>
          <LinkButton size="small" variant="outline" href={sectionHref('contact', page)}>
            Ask us instead
          </LinkButton>
        </Actions>
      </div>
    </search>
  );
}
