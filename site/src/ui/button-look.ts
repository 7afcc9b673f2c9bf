export interface ButtonLook {
  /** Solid for the one thing a section wants; outline for what stands beside it. */
  variant?: 'solid' | 'outline';
  size?: 'regular' | 'small';
}
