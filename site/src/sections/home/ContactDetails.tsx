import { Plate } from '../../figures/Plate.tsx';
import type { Props } from './ContactCards.tsx';
import css from './ContactDetails.module.css';
import { ContactFacts } from './ContactFacts.tsx';

/**
 * Beside the form, if there is nothing to say about what happens to a message: the ways to reach the company, large,
 * and an engraving that fills the rest of the column.
 */
export function ContactDetails({ site, plate }: Props) {
  return (
    <div className={css.column}>
      <ContactFacts site={site} className={css.details} />
      <div className={css.drawing}>
        <Plate name={plate} travels={false} />
      </div>
    </div>
  );
}
