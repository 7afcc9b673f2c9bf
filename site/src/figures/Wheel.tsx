import { wheelOutline } from './gears.ts';

interface Props {
  className: string | undefined;
  /** An even number. */
  teeth: number;
}

/** A gear wheel: a half or a quarter of it, repeated, since what is repeated packs to nothing. */
export function Wheel({ className, teeth }: Props) {
  const parts = teeth % 4 === 0 ? 4 : 2;
  const arc = wheelOutline(teeth, teeth / parts);
  return Array.from({ length: parts }, (_, part) => (
    <path
      key={part}
      className={className}
      d={arc}
      transform={part === 0 ? undefined : `rotate(${(part * 360) / parts})`}
    />
  ));
}
