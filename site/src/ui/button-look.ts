export interface ButtonLook {
  /** Solid for the most important action of a section; outline for those next to it. */
  variant?: 'solid' | 'outline';
  size?: 'regular' | 'small';
}
