import type { CSSProperties, ReactElement, ReactNode, SVGAttributes } from 'react';
import { cloneElement, isValidElement } from 'react';

type Attributes = SVGAttributes<SVGElement>;
type Shape = ReactElement<Attributes>;

/** Converts the lengths of dashes to the units of the drawing: librsvg does not know `pathLength`. */
function scaleDashes(shape: Shape): ReactNode {
  const { pathLength, strokeDasharray, r } = shape.props;
  const count = Number(pathLength);
  const redraw = (dashes: string) =>
    cloneElement(shape, { pathLength: undefined, strokeDasharray: dashes });
  if (strokeDasharray === undefined) return redraw('none');
  if (shape.type === 'circle') {
    const unit = (2 * Math.PI * Number(r)) / count;
    return redraw(`${strokeDasharray}`.replaceAll(/[\d.]+/g, (dash) => `${Number(dash) * unit}`));
  }
  // Dots on a curve around the origin.
  return Array.from({ length: count }, (_, index) => (
    <g key={index} transform={`rotate(${(index * 360) / count})`}>
      {redraw('0 9999')}
    </g>
  ));
}

/** Renders the components of a drawing and takes out its texts: satori draws neither inside of an svg. */
function flatten(node: ReactNode, texts: Attributes[]): ReactNode {
  if (Array.isArray(node)) return node.map((child) => flatten(child, texts));
  if (!isValidElement<Attributes>(node)) return node;
  const { type, props } = node;
  if (typeof type === 'function') return flatten((type as (_: object) => ReactNode)(props), texts);
  if (type === 'text') return void texts.push(props);
  const shape = cloneElement(node, {}, flatten(props.children, texts));
  return props.pathLength === undefined ? shape : scaleDashes(shape);
}

interface Props {
  /** One svg, with its origin in its middle if it has texts. */
  drawing: ReactNode;
  /** The middle and the size in the picture. */
  x: number;
  y: number;
  width: number;
  height?: number;
  /** The style of its texts, if the picture has them. The size is in the units of the drawing. */
  letters?: CSSProperties & { fontSize: number };
}

/** A figure of a page as part of a picture. */
export function Figure({ drawing, x, y, width, height = width, letters }: Props) {
  const texts: Attributes[] = [];
  const { viewBox = '', className, children } = (flatten(drawing, texts) as Shape).props;
  const scale = width / Number(viewBox.split(' ')[2]);
  const fontSize = (letters?.fontSize ?? 0) * scale;
  const labels = texts.map(({ x: right = 0, y: down = 0, children: text }, index) => {
    const top = height / 2 + Number(down) * scale - 0.79 * fontSize;
    const position = { position: 'absolute', left: Number(right) * scale, top, width } as const;
    return (
      <div key={index} style={{ ...letters, ...position, fontSize }}>
        {text}
      </div>
    );
  });
  return (
    <div style={{ position: 'absolute', left: x - width / 2, top: y - height / 2 }}>
      <svg width={width} height={height} viewBox={viewBox} fill="none" aria-hidden="true">
        <g className={className}>{children}</g>
      </svg>
      {letters && labels}
    </div>
  );
}
