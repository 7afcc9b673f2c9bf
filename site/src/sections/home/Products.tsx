import { products as labels } from 'virtual:labels';
import { fill } from '@website/content-model/lib/text/fill.ts';
import type { Home, Product, UpcomingProduct } from '@website/content-model/schemas/home.ts';
import { ProductScreen } from '../../figures/ProductScreen.tsx';
import type { Tone } from '../../lib/page/tones.ts';
import type { WithPhoto } from '../../lib/pictures/pictures.ts';
import { formatPrice } from '../../lib/text/money.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Band } from '../../ui/Band.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Card } from '../../ui/Card.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { Grid } from '../../ui/Grid.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Photograph } from '../../ui/Photograph.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './Products.module.css';

interface Props {
  words: NonNullable<Home['products']>;
  products: readonly WithPhoto<Product>[];
  upcoming: readonly UpcomingProduct[];
  tone?: Tone | undefined;
}

/** The products available today, and those to come. */
export function Products({ words, products, upcoming, tone = 'sunk' }: Props) {
  return (
    <Band id="products" tone={tone} labelledBy="products-heading">
      <SectionHeading id="products-heading" look="beside" {...words} />
      <Grid most={3} className={css.products}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </Grid>
      {upcoming.length > 0 && (
        <>
          <div className={css.next}>
            <h3>{words.upcoming}</h3>
            {words.upcomingNote && <p>{words.upcomingNote}</p>}
          </div>
          <Grid most={3} className={css.upcoming}>
            {upcoming.map(({ id, icon, title, description, status }) => (
              <li key={id}>
                <Icon name={icon} />
                <h4>{title}</h4>
                <p>{description}</p>
                <Badge variant={badgeVariant(status)}>{status}</Badge>
              </li>
            ))}
          </Grid>
        </>
      )}
      <CallToAction text={words.custom}>
        <LinkButton href="#contact">{labels.custom}</LinkButton>
      </CallToAction>
    </Band>
  );
}

const badgeVariant = (status: string) =>
  status === labels.popular ? 'default' : status === labels.enterprise ? 'secondary' : 'outline';

function ProductCard({ product }: { product: WithPhoto<Product> }) {
  const { icon, image, photo, title, category, description, features, status, gradient } = product;
  const demoDetails = fill(labels.demoDetails, { title });
  return (
    <Card
      top={
        <div className={css.top} data-gradient={gradient}>
          <div>
            <p>{category}</p>
            <Badge variant={badgeVariant(status)}>{status}</Badge>
          </div>
          {image && photo ? (
            <Photograph
              photo={photo}
              alt={image.alt}
              sizes="(width >= 64rem) 24rem, (width >= 44rem) 50vw, 100vw"
            />
          ) : (
            <ProductScreen icon={icon} />
          )}
        </div>
      }
    >
      <h3>{title}</h3>
      <p>{description}</p>
      <FeatureList items={features} isCompact />
      <p className={css.price}>{formatPrice(product.price)}</p>
      <p className={css.note}>{product.priceNote}</p>
      <div className={css.ways}>
        <Actions>
          <LinkButton href="#contact" size="small" details={fill(labels.trial, { title })}>
            {labels.try}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </LinkButton>
          <LinkButton href="#products" size="small" variant="outline" details={demoDetails}>
            {labels.demo}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </LinkButton>
        </Actions>
        <p>
          <Filled
            label={labels.demoNote}
            parts={{
              contact: (
                <a href="#contact" data-details={demoDetails}>
                  {labels.demoContact}
                  <VisuallyHidden>: {title}</VisuallyHidden>
                </a>
              ),
            }}
          />
        </p>
      </div>
    </Card>
  );
}
