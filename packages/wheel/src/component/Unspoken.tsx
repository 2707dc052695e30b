import type { SVGProps } from 'react';

/** A part of the drawing that a screen reader passes over: what it shows is said by the cells of the grid. */
export function Unspoken(props: SVGProps<SVGGElement>) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus
  return <g aria-hidden="true" {...props} />;
}
