import { hero as labels, locale, service as serviceLabels } from 'virtual:labels';
import { Quadrant } from '../../figures/Quadrant.tsx';
import {
  chooseNumbersSize,
  createResultFormat,
  type MeasuredResult,
} from '../../lib/results/results.ts';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './Results.module.css';

interface Props {
  results: readonly MeasuredResult[];
}

/**
 * What one to three clients measured, each as a quadrant. A visitor chooses one by a radio button, with
 * no script. All numbers are in view without choosing.
 */
export function Results({ results }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would be a part of the grid.
    <div
      className={css.results}
      role="group"
      aria-label={labels.results}
      data-count={results.length}
    >
      {results.map((result, index) => (
        <Result
          key={result.label}
          {...result}
          id={`result-${index + 1}`}
          isFirst={index === 0}
          isAlone={results.length === 1}
        />
      ))}
    </div>
  );
}

interface ResultProps extends MeasuredResult {
  id: string;
  isFirst: boolean;
  isAlone: boolean;
}

function Result({ id, isFirst, isAlone, ...result }: ResultProps) {
  const { industry, label, basis, href, sign, unit } = result;
  const format = createResultFormat(result, locale);
  const [before, after] = [sign + format(result.before), sign + format(result.after)];
  const { first, last } = result.ends ?? serviceLabels.ends;
  return (
    <div className={css.result}>
      {!isAlone && (
        <input
          className={css.pick}
          type="radio"
          name="result"
          id={id}
          defaultChecked={isFirst}
          data-print=""
        />
      )}
      <figure className={css.panel}>
        <figcaption>
          <div className={css.what}>
            <Eyebrow>{industry}</Eyebrow>{' '}
            <p>
              <a href={href}>{label}</a>
              {basis && <small>{basis}</small>}
            </p>
          </div>
          <p className={css.numbers} data-size={chooseNumbersSize(before, after) || undefined}>
            {before}
            <To />
            <b>{after}</b> <small data-long={unit.length > 12 ? '' : undefined}>{unit}</small>
          </p>
        </figcaption>
        <Quadrant
          id={`${id}-rays`}
          before={{ value: result.before, text: before, word: first }}
          after={{ value: result.after, text: after, word: last }}
          format={format}
        />
      </figure>
      {/* After the drawing, which would push it down when it arrives. */}
      {!isAlone && (
        <label htmlFor={id} className={css.choice}>
          <b>{industry}</b>{' '}
          <span>
            <span>
              {before}
              <To />
              <i>{after}</i>
            </span>{' '}
            <small>{unit}</small>
          </span>
        </label>
      )}
    </div>
  );
}

/** The arrow between two numbers, which no font of the site has. Screen readers say "to". */
function To() {
  return (
    <>
      <svg className={css.to} viewBox="0 0 34 20" aria-hidden="true">
        <path d="M1 10H32M24 3l8 7-8 7" />
      </svg>
      <VisuallyHidden>{` ${labels.to} `}</VisuallyHidden>
    </>
  );
}
