/** The badge style for a product's status. */
export function badgeVariant(status: string): 'default' | 'secondary' | 'outline' {
  if (status === 'Popular') return 'default';
  if (status === 'Enterprise') return 'secondary';
  return 'outline';
}
