import type { Article } from '@website/content-model/schemas/news.ts';
import { Cover } from '../../figures/Cover.tsx';
import type { BreadcrumbStep } from '../../lib/page/breadcrumb.ts';
import type { WithPhoto } from '../../lib/pictures/pictures.ts';
import { Photograph } from '../../ui/Photograph.tsx';
import { ProofLink } from '../../ui/ProofLink.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { Byline } from './Byline.tsx';

interface Props {
  article: WithPhoto<Article>;
  path: string;
  parents: readonly BreadcrumbStep[];
}

/** The top of the page of an article: its title, what it says in short, and who wrote it. */
export function ArticleHeader({ article, path, parents }: Props) {
  const { id, title, excerpt, category, cover, image, photo, proof } = article;
  return (
    <PageHeader
      words={{ heading: title, lede: excerpt }}
      path={path}
      parents={parents}
      figure={
        image && photo ? (
          <Photograph photo={photo} alt={image.alt} isFirst sizes="(width >= 64rem) 50vw, 100vw" />
        ) : (
          <Cover id={id} category={category} cover={cover} />
        )
      }
      frame="whole"
      caption={category}
    >
      <div>
        <Byline {...article} />
        <ProofLink proof={proof} />
      </div>
    </PageHeader>
  );
}
