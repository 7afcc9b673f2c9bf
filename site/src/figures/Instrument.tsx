/** By the icon of a product. */
const instruments: Readonly<Record<string, string>> = {
  /** A lens and an iris: light from the left meets in the middle of the iris. */
  eye: `M70 6Q88 45 70 84Q52 45 70 6ZM0 18H70L176 45M0 31H70L176 45M0 59H70L176 45M0 72H70L176 45
    M134 45a42 42 0 1 1 0 .01ZM140 45a36 36 0 1 1 0 .01Z
    M176 9L189 40M197 16L190 49M210 34L185 56M210 56L177 59M197 74L168 57
    M176 81L163 50M155 74L163 41M142 56L167 34M142 34L176 31M155 16L184 33`,
  /** A wheel that drives a piston: each turn is one stroke. */
  workflow: `M28 45a36 36 0 1 1 0 .01ZM33 45a31 31 0 1 1 0 .01ZM58 45a6 6 0 1 1 0 .01Z
    M78 30a5 5 0 1 1 0 .01ZM64 45L83 30M83 26L182 42M83 34L182 48
    M182 30H214V60H182ZM150 28H240M150 62H240M188 30V60M194 30V60`,
  /** A horn: it opens ever faster, and its waves leave it as circles. */
  megaphone: `M20 49C63 49 107 53 150 85M20 41C63 41 107 37 150 5M150 5V85
    M156 19A44 44 0 0 1 156 71M167 11A58 58 0 0 1 167 79
    M179 3A72 72 0 0 1 179 87M190-5A86 86 0 0 1 190 95`,
};

export const hasInstrument = (icon: string) => icon in instruments;

/** The engraving of a product, in place of its icon, on its axis. */
export function Instrument({ icon }: { icon: string }) {
  return (
    <svg viewBox="0 0 240 90" aria-hidden="true">
      <path d={`M0 45H240${instruments[icon]}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
