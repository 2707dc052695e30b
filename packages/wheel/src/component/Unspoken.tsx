import type { SVGProps } from 'react';

/** A part of the drawing that screen readers skip: the cells of the grid say what it shows. */
export function Unspoken(props: SVGProps<SVGGElement>) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus
  return <g aria-hidden="true" {...props} />;
}
