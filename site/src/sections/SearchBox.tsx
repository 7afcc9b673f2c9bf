import { sectionHref } from '../routes.ts';
import { Actions } from '../ui/Actions.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import css from './SearchBox.module.css';

/**
 * Finds what is on the page: elements with `data-search-item`, in groups with `data-search-group`,
 * whose value is searched with each of its items. Items with the same name as their value are one
 * thing that stands in two places, and count once. `scripts/search.ts` shows the box and does the
 * work; without script it could do nothing, and stays hidden.
 */
export function SearchBox({ label, page }: { label: string; page: string }) {
  return (
    <search className={css.search} hidden>
      <Field name="search" label={label} type="search" />
      <output className={css.count} htmlFor="search" />
      <div data-search-none="" hidden>
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
