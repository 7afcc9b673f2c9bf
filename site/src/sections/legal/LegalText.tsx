import { legal as labels } from 'virtual:labels';
import type { Build } from '@website/content-model/lib/legal/build.ts';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { LegalDocument } from '@website/content-model/schemas/legal-document.ts';
import type { Site } from '@website/content-model/schemas/site.ts';
import { type NumberedSection, numberSections } from '../../lib/legal/numbered-sections.ts';
import { Band } from '../../ui/Band.tsx';
import { Blocks } from './Blocks.tsx';
import { Contents } from './Contents.tsx';
import css from './LegalText.module.css';

interface Props {
  document: LegalDocument;
  site: Site;
  /** How the site is built. It decides which passages apply. */
  build: Build;
}

interface Context {
  site: Site;
  numbers: ReadonlyMap<string, string>;
}

/** The document with numbered sections, next to its contents. */
export function LegalText({ document, site, build }: Props) {
  const sections = numberSections(document.sections, build);
  const numbered = sections.flatMap((section) => [section, ...section.subsections]);
  const context = { site, numbers: new Map(numbered.map(({ id, number }) => [id, number])) };
  return (
    <Band>
      <div className={css.columns}>
        <Contents sections={sections} />
        <article>
          {sections.map((section) => (
            <Section key={section.id} section={section} context={context} />
          ))}
        </article>
      </div>
    </Band>
  );
}

function Section({ section, context }: { section: NumberedSection; context: Context }) {
  return (
    <section className={css.section}>
      <Heading level="h2" {...section} />
      <Blocks blocks={section.blocks} {...context} />
      {section.subsections.map((subsection) => (
        <section key={subsection.id}>
          <Heading level="h3" {...subsection} />
          <Blocks blocks={subsection.blocks} {...context} />
        </section>
      ))}
    </section>
  );
}

interface HeadingProps {
  level: 'h2' | 'h3';
  id: string;
  number: string;
  title: string;
}

/**
 * The link is next to the heading, not inside it, so that it does not become part of the heading's
 * name.
 */
function Heading({ level: Level, id, number, title }: HeadingProps) {
  return (
    <div className={css.heading}>
      <Level id={id}>
        <span>{number}</span> {title}
      </Level>
      <a href={`#${id}`} aria-label={fill(labels.linkTo, { number })}>
        §
      </a>
    </div>
  );
}
