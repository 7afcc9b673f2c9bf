import { products } from 'virtual:labels';

/** The badge style for a product's status. */
export function badgeVariant(status: string): 'default' | 'secondary' | 'outline' {
  if (status === products.popular) return 'default';
  if (status === products.enterprise) return 'secondary';
  return 'outline';
}
