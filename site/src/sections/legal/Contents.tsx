import { legal as labels } from 'virtual:labels';
import type { NumberedSection } from '../../lib/legal/numbered-sections.ts';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import css from './Contents.module.css';

/** The list of sections. The browser marks the one being read. */
export function Contents({ sections }: { sections: readonly NumberedSection[] }) {
  return (
    <nav className={css.contents} aria-label={labels.contents}>
      <Eyebrow>{labels.contents}</Eyebrow>
      <ol>
        {sections.map(({ id, number, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{number}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
