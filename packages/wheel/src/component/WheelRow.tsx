import { type SVGProps, useLayoutEffect, useRef, useState } from 'react';
import { type Attributes, reshape, shape } from './markup.ts';

type Props = SVGProps<SVGGElement> & {
  /** The name of the row; without it a screen reader reads all its cells as the name. */
  'aria-label': string;
  /** The number of cells must never change. */
  cells: readonly Attributes[];
};

/** A row of the grid. Its cells are written once and stay, with the focus that one of them may have; later only differences are updated. */
export function WheelRow({ cells, ...group }: Props) {
  const row = useRef<SVGGElement>(null);
  const drawn = useRef(cells);
  const [markup] = useState(() => ({ __html: cells.map((cell) => shape('path', cell)).join('') }));
  useLayoutEffect(() => {
    for (const [index, cell] of cells.entries()) reshape(row.current!.children[index]!, drawn.current[index]!, cell);
    drawn.current = cells;
  }, [cells]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of an SVG drawing has no HTML element
    // biome-ignore lint/security/noDangerouslySetInnerHtml: `shape` escapes what people have written
    <g role="row" ref={row} {...group} dangerouslySetInnerHTML={markup} />
  );
}
