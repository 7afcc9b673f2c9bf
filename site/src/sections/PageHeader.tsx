import { page } from 'virtual:labels';
import type { PageHead } from '@website/content-model/schemas/fields.ts';
import type { ReactNode } from 'react';
import { type BreadcrumbStep, buildBreadcrumb } from '../lib/page/breadcrumb.ts';
import { Emphasis } from '../ui/Emphasis.tsx';
import css from './PageHeader.module.css';

interface Props {
  /** Without a title, the breadcrumb ends above this page: its heading says the same. */
  words: Pick<PageHead, 'heading' | 'lede'> & Partial<Pick<PageHead, 'title'>>;
  path: string;
  /** The steps of the breadcrumb between the home page and this one. */
  parents?: readonly BreadcrumbStep[];
  /** Shown in a frame next to the words. */
  figure?: ReactNode;
  caption?: string | undefined;
  /** The drawing reaches its frame: all of it, or the part that is as high as the words. */
  frame?: 'whole' | 'filled';
  /** The id of the figure. */
  figureId?: string;
  /** Shown next to the words, without a frame. Not together with a figure. */
  beside?: ReactNode;
  /** Facts or actions below the words. */
  children?: ReactNode;
}

/** The top of a page: breadcrumb, heading and drawing. */
export function PageHeader({
  words,
  path,
  parents = [],
  figure,
  caption,
  frame,
  figureId,
  beside,
  children,
}: Props) {
  const thisPage = words.title === undefined ? [] : [{ label: words.title, href: path }];
  const steps = buildBreadcrumb([...parents, ...thisPage]);
  const layout = figure !== undefined ? 'figure' : beside !== undefined ? 'beside' : undefined;
  return (
    <div className={css.header} data-look={layout}>
      <div className={css.words}>
        <nav aria-label={page.breadcrumb}>
          <ol>
            {steps.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <h1>
          <Emphasis text={words.heading} />
        </h1>
        <p className={css.lede}>{words.lede}</p>
        {children}
      </div>
      {beside !== undefined && <div className={css.beside}>{beside}</div>}
      {figure !== undefined && (
        <figure id={figureId} data-frame={frame}>
          {figure}
          {caption !== undefined && <figcaption>{caption}</figcaption>}
        </figure>
      )}
    </div>
  );
}
