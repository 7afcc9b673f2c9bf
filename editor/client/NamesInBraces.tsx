import type { Field } from '../field.ts';
import { useEditor } from './editor-context.ts';
import { findValue } from './names-in-braces.ts';

/** The names in braces, each with its value. One from the register leads there. */
export function NamesInBraces({ field }: { field: Field }) {
  const { site, openField } = useEditor();
  const names = new Set(`${field.value ?? ''}`.match(/\{[^}]*\}/g));
  if (names.size === 0) return null;

  const findTarget = (name: string) => {
    // An amount in braces is in the currency of the company.
    const key = /\d/.test(name) ? 'currency' : name.slice(1, -1);
    return site.fields.find(({ id }) => id === site.names[key]);
  };

  return (
    <ul className="chips" aria-label="Names in braces">
      {[...names].map((name) => {
        const target = findTarget(name);
        const words = `${name} is “${findValue(field, name) ?? ''}”`;
        return (
          <li key={name}>
            {target ? (
              <button type="button" onClick={() => openField(target)}>
                {`${words}: change it`}
              </button>
            ) : (
              `${words}, calculated from other fields`
            )}
          </li>
        );
      })}
    </ul>
  );
}
