import { type SVGProps, useLayoutEffect, useRef, useState } from 'react';
import { type Attributes, reshape, shape } from './markup.ts';

type Props = SVGProps<SVGGElement> & {
  /** What the row is: without it a screen reader names it by all its cells. */
  'aria-label': string;
  /** The cells are always as many as at first. */
  cells: readonly Attributes[];
};

/** A row of the grid. Its cells are written once; then they stay, with the focus that one of them may have, and only what differs is touched. */
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
