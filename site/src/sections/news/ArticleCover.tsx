import type { Article } from '@website/content-model/schemas/news.ts';
import { Cover } from '../../figures/Cover.tsx';
import type { WithPhoto } from '../../lib/pictures/pictures.ts';
import { Photograph } from '../../ui/Photograph.tsx';
import css from './ArticleCover.module.css';

interface Props {
  article: WithPhoto<Article>;
  /** Whether it is the one on the first screen. */
  isLarge?: boolean;
}

/** The photograph of an article, or a drawn cover. Both have the same shape. */
export function ArticleCover({ article, isLarge = false }: Props) {
  const { id, category, cover, image, photo } = article;
  if (!image || !photo) return <Cover id={id} category={category} cover={cover} />;
  return (
    <div className={css.cover} data-large={isLarge ? '' : undefined}>
      <Photograph
        photo={photo}
        alt={image.alt}
        isFirst={isLarge}
        sizes={
          isLarge
            ? '(width >= 64rem) 60vw, 100vw'
            : '(width >= 64rem) 24rem, (width >= 44rem) 50vw, 100vw'
        }
      />
    </div>
  );
}
