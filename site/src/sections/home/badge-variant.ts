/** Which of the three badge styles a product's status has. */
export function badgeVariant(status: string): 'default' | 'secondary' | 'outline' {
  if (status === 'Popular') return 'default';
  if (status === 'Enterprise') return 'secondary';
  return 'outline';
}
