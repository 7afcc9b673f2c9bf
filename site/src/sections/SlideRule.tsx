import { service as labels, locale, prices, rule, time } from 'virtual:labels';
import { numbersOn } from '../figures/round-scale.ts';
import { priceOf, priceRangeText, weeksOf, weeksText } from '../lib/text/service-facts.ts';
import type { Service } from '../schemas/service.ts';
import { Emphasis } from '../ui/Emphasis.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import css from './SlideRule.module.css';

const words = { locale, prices, time };

interface Props {
  heading: string;
  services: readonly Service[];
  /** The service whose page this is. */
  route?: string;
  /** The URL of the script that draws it, which is fetched when it comes near. */
  script: string;
}

/**
 * How long each service takes and what it costs: a table, which `scripts/slide-rule.ts` reads and
 * replaces by a slide rule. One service has nothing to be compared with.
 */
export function SlideRule({ heading, services, route, script }: Props) {
  const columns = [weeksColumn(services), priceColumn(services)].filter((it) => it !== undefined);
  if (services.length < 2 || columns.length === 0) return null;
  return (
    <div className={css.rule} data-rule={script}>
      <h3>
        <Emphasis text={heading} />
      </h3>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">{rule.service}</th>
              {columns.map(({ label, ticks }) => (
                <th key={label} scope="col" data-ticks={ticks?.join('|')}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {services.map((service) => (
              <tr key={service.route} aria-current={service.route === route ? 'page' : undefined}>
                <th scope="row">{service.title}</th>
                {columns.map(({ label, cell }) => (
                  <td key={label}>{cell(service) ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LinkButton href="/#contact">{rule.ask}</LinkButton>
    </div>
  );
}

interface Column {
  label: string;
  /** The numbers on its scale, as texts. Without them, its cells have no common scale. */
  ticks?: string[] | undefined;
  cell: (service: Service) => string | undefined;
}

/** 0 and about five round numbers, up to at least the largest that the scale has to show. */
function ticksFor(most: number): number[] {
  const rough = 10 ** Math.floor(Math.log10(most / 5));
  const step = rough * ([1, 2, 5].find((times) => most / rough <= 6 * times) ?? 10);
  return numbersOn({ step, end: step * Math.ceil(most / step) });
}

function weeksColumn(services: readonly Service[]): Column | undefined {
  const all = weeksOf(services);
  return (
    all && {
      label: labels.duration,
      ticks: ticksFor(all.most).map(String),
      cell: (service) => {
        const weeks = weeksOf([service]);
        return weeks && weeksText(weeks, words);
      },
    }
  );
}

function priceColumn(services: readonly Service[]): Column | undefined {
  if (services.every(({ price }) => price === undefined)) return;
  // Prices by the month, or in two currencies, cannot be on one scale.
  const isOneScale = services.every(({ price }) => price?.per === undefined);
  const all = isOneScale ? priceOf(services) : undefined;
  return {
    label: labels.price,
    ticks:
      all &&
      ticksFor(all.most).map((tick) => priceRangeText({ ...all, least: tick, most: tick }, words)),
    cell: ({ price }) => price && priceRangeText(price, words),
  };
}
