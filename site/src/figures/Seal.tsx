import css from './Seal.module.css';
import { SealFace, SealLines } from './SealFace.tsx';
import { sealOf } from './seal.ts';

interface Props {
  name: string;
  /** The URL of the lines in a file. Without it, the page contains them. */
  lines?: string;
}

/** Replaces a portrait photo. Decorative: the name is next to it as text. */
export function Seal({ name, lines }: Props) {
  return (
    <svg className={css.seal} viewBox="-32 -32 64 64" aria-hidden="true">
      <SealFace name={name} lines={lines} />
    </svg>
  );
}

export const sealId = (index: number) => `s${index}`;

/** The lines of several seals, for the file that the home page takes them from. */
export function SealParts({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <g key={name} id={sealId(index)}>
      <SealLines shapes={sealOf(name).shapes} />
    </g>
  ));
}
