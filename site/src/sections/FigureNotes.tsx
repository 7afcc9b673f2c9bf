import { page, ui } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { FigureNote } from '@website/content-model/schemas/claims.ts';
import type { Stat } from '@website/content-model/schemas/fields.ts';
import { FigureMeaning } from './FigureMeaning.tsx';
import css from './FigureNotes.module.css';

/** A figure. If it has a note, it has a mark, and a click on the figure opens the note. */
export function NotedFigure({ value, label, note }: Stat) {
  if (!note) return <span>{value}</span>;
  return (
    <span className={css.figure}>
      {value}
      <button
        className={css.mark}
        type="button"
        popoverTarget={note.id}
        data-note={note.number}
        aria-label={fill(page.note, { value, label })}
      />
    </span>
  );
}

interface Props {
  notes: readonly (FigureNote & { id: string; number: number })[];
}

/**
 * How the figures of a page were counted. A click on a figure opens its note, without any script; on paper
 * and in browsers without popovers, all notes are visible.
 */
export function FigureNotes({ notes }: Props) {
  return (
    <>
      {notes.map(({ id, number, ...figure }) => (
        <p key={id} id={id} className={css.note} popover="auto" tabIndex={-1} data-note={number}>
          <b>
            {figure.value} {figure.title}
          </b>{' '}
          <FigureMeaning {...figure} />
          <button
            className={css.close}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={ui.close}
          >
            ×
          </button>
        </p>
      ))}
    </>
  );
}
