export interface ButtonLook {
  /** Solid, the default, for the most important action of a section; outline for those next to it. */
  variant?: 'solid' | 'outline';
  size?: 'small';
}
