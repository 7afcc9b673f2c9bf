import { BlankSeal } from '../../figures/BlankSeal.tsx';
import type { SectionHead } from '../../schemas/fields.ts';
import { Band } from '../../ui/Band.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import css from './YourSeal.module.css';

interface Props {
  words: SectionHead;
  /** The script that cuts the seal, fetched on first use. */
  cutting: string;
}

/** Cuts the seal of any name. Without script it is hidden, because it could do nothing. */
export function YourSeal({ words, cutting }: Props) {
  return (
    <Band tone="sunk" height="low" labelledBy="your-seal">
      <div className={css.place} data-seal={cutting}>
        <div className={css.words}>
          <SectionHeading id="your-seal" look="small" {...words} />
          <Field name="sealed" label="A name" autoComplete="off" />
          <output htmlFor="sealed" />
          <Button variant="outline" hidden>
            Save as SVG
          </Button>
        </div>
        <BlankSeal />
      </div>
    </Band>
  );
}
