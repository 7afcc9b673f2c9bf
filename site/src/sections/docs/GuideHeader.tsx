import type { Guide } from '@website/content-model/schemas/docs.ts';
import type { BreadcrumbStep } from '../../lib/page/breadcrumb.ts';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { GuideFacts } from './GuideFacts.tsx';
import css from './GuideHeader.module.css';

interface Props {
  guide: Guide;
  /** The name of its section. */
  section: string;
  path: string;
  parents: readonly BreadcrumbStep[];
}

/** The top of the page of a guide: its title, what one learns, and how hard it is. */
export function GuideHeader({ guide, section, path, parents }: Props) {
  return (
    <PageHeader
      words={{ heading: guide.title, lede: guide.description }}
      path={path}
      parents={parents}
    >
      <div className={css.facts}>
        <Eyebrow>{section}</Eyebrow>
        <GuideFacts {...guide} />
      </div>
    </PageHeader>
  );
}
