import type { Colors } from '../field.ts';

/** Whether two colors can be used, and for each that cannot, the nearest one that can. */
export function ColorVerdict({
  tried,
  problem,
  takeNearest,
}: {
  tried: Colors | undefined;
  problem?: string | undefined;
  takeNearest: (color: 'main' | 'accent', nearest: string) => void;
}) {
  function renderVerdict({ css, contrast, refused }: Colors) {
    if (css) return `Both work. The accent has a contrast of ${contrast} on light pages.`;
    return refused.map(({ color, reason, nearest }) => (
      <p key={color}>
        {`The ${color === 'main' ? 'main color' : color} is ${reason}. `}
        <button type="button" onClick={() => takeNearest(color, nearest)}>
          {`Use ${nearest}`}
        </button>
      </p>
    ));
  }

  return (
    <div className="message" role="status">
      {problem ?? (tried && renderVerdict(tried))}
    </div>
  );
}
