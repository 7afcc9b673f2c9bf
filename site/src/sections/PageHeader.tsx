import { page } from 'virtual:labels';
import type { ReactNode } from 'react';
import { type Step, stepsTo } from '../lib/page/trail.ts';
import { Emphasis } from '../ui/Emphasis.tsx';
import css from './PageHeader.module.css';

interface Props {
  /** From the parent page down to this one. The home page is added before them. */
  trail: readonly Step[];
  heading: string;
  lede: string;
  /** Shown in a frame next to the words. */
  figure?: ReactNode;
  caption?: string;
  /** The drawing fills its frame. */
  isFramed?: boolean;
  /** The id of the figure. */
  figureId?: string;
  /** Shown next to the words, without a frame. Not together with a figure. */
  beside?: ReactNode;
  /** Facts or actions below the words. */
  children?: ReactNode;
}

/** The top of a page: breadcrumb, heading and drawing. */
export function PageHeader({
  trail,
  heading,
  lede,
  figure,
  caption,
  isFramed,
  figureId,
  beside,
  children,
}: Props) {
  const steps = stepsTo(trail);
  return (
    <div className={css.header} data-illustrated={(figure ?? beside) !== undefined}>
      <div className={css.words}>
        <nav aria-label={page.breadcrumb}>
          <ol>
            {steps.map(({ label, href }, index) => (
              <li key={href}>
                <a href={href} aria-current={index === steps.length - 1 ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <h1>
          <Emphasis text={heading} />
        </h1>
        <p className={css.lede}>{lede}</p>
        {children}
      </div>
      {beside !== undefined && <div className={css.beside}>{beside}</div>}
      {figure !== undefined && (
        <figure id={figureId} data-framed={isFramed}>
          {figure}
          {caption !== undefined && <figcaption>{caption}</figcaption>}
        </figure>
      )}
    </div>
  );
}
