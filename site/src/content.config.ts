import { defineCollection } from 'astro:content';
import { folder, list, record } from './lib/yaml-loaders.ts';
import { coreValueSchema } from './schemas/core-value.ts';
import { homeSchema } from './schemas/home.ts';
import { notFoundSchema } from './schemas/not-found.ts';
import { productSchema } from './schemas/product.ts';
import { serviceSchema } from './schemas/service.ts';
import { siteSchema } from './schemas/site.ts';
import { testimonialSchema } from './schemas/testimonial.ts';
import { upcomingProductSchema } from './schemas/upcoming-product.ts';

export const collections = {
  site: defineCollection({ loader: record('site.yaml'), schema: siteSchema }),
  home: defineCollection({ loader: record('home.yaml'), schema: homeSchema }),
  notFound: defineCollection({ loader: record('not-found.yaml'), schema: notFoundSchema }),
  services: defineCollection({ loader: folder('services'), schema: serviceSchema }),
  products: defineCollection({ loader: list('products.yaml'), schema: productSchema }),
  upcomingProducts: defineCollection({
    loader: list('upcoming-products.yaml'),
    schema: upcomingProductSchema,
  }),
  coreValues: defineCollection({ loader: list('core-values.yaml'), schema: coreValueSchema }),
  testimonials: defineCollection({ loader: list('testimonials.yaml'), schema: testimonialSchema }),
};
