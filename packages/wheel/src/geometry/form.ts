import { degreesOf } from './polar.ts';
import type { Stretch } from './stretch.ts';
import { titleWidth } from './text-width.ts';

/** How activities are drawn, the same all over the wheel. Pixels. */
export type Form = {
  /** Thickness of a band. */
  height: number;
  /** Width of the shape on the last day. */
  size: number;
  /** From one lane to the next. */
  pitch: number;
  /** Whether bands are high enough to hold their title, or titles stand beside them only, or there are none. */
  titles: 'inside' | 'beside' | 'none';
  /** Font size of titles. */
  labelSize: number;
};

/** Space between a shape or an end and a title. */
export const TITLE_GAP = 5;

/** Bands high enough for a title inside. */
export function titledForm(labelSize: number): Form {
  const height = Math.round(labelSize * 14.4) / 10;
  return { height, size: height * 0.54, pitch: height + 2.5, titles: 'inside', labelSize };
}

/** Thin bands, titles beside them. */
export function besideForm(labelSize: number): Form {
  return { height: 4, size: 8, pitch: labelSize * 1.3, titles: 'beside', labelSize };
}

/** Shapes and thin bands only. */
export function bareForm(size: number): Form {
  return { height: size * 0.5, size, pitch: size * 1.28, titles: 'none', labelSize: 0 };
}

export type Extent = {
  /** Drawing angles that the drawn thing takes. */
  from: number;
  to: number;
  /** Long enough to be drawn as a band. */
  isBand: boolean;
  /** Where its shape stands. Undefined where the deadline is not on the wheel. */
  shape: number | undefined;
};

/** What a form measures along a circle, in degrees. */
export type Gauge = {
  /** From this length on a stretch is a band, below it is just the shape on its last day. */
  leastBand: number;
  halfShape: number;
  /** From the evening that a band ends on back to its shape; undefined where shapes stand at noon of the last day, half beyond the band. */
  inset: number | undefined;
};

export function gaugeOf(form: Form, radius: number): Gauge {
  const isInside = form.titles === 'inside';
  return {
    leastBand: degreesOf(isInside ? form.height * 1.6 : form.size * 1.5, radius),
    halfShape: degreesOf(form.size * 0.62, radius),
    inset: isInside ? degreesOf(form.height / 2, radius) : undefined,
  };
}

/** What a stretch takes along its lane: a band from morning to evening, or just the shape on its last day. */
export function extentOf({ start, end, deadline }: Stretch, { leastBand, halfShape, inset }: Gauge): Extent {
  if (deadline === undefined) return { from: start, to: end, isBand: true, shape: undefined };
  if (end - start <= leastBand) {
    return { from: deadline - halfShape, to: deadline + halfShape, isBand: false, shape: deadline };
  }
  if (inset === undefined) return { from: start, to: deadline + halfShape, isBand: true, shape: deadline };
  return { from: start, to: end, isBand: true, shape: end - inset };
}

/** What the shape at the end of a band takes from its title, with the halo that it may have. */
export const shapeRoom = (form: Form) => form.height * 1.15;

/** The room for a title inside a band, in pixels. */
export function roomInside(extent: Extent, form: Form, radius: number): number {
  if (!extent.isBand || form.titles !== 'inside') return 0;
  const shape = extent.shape === undefined ? TITLE_GAP : shapeRoom(form);
  return (extent.to - extent.from) / degreesOf(1, radius) - shape - TITLE_GAP - 4;
}

/** Where a stretch would end if its whole title had its room: inside where it fits, else behind. */
export function wishedEnd(stretch: Stretch, extent: Extent, form: Form, radius: number): number {
  if (form.titles === 'none') return extent.to;
  const title = titleWidth(stretch.activity, form.labelSize);
  if (title <= roomInside(extent, form, radius)) return extent.to;
  return extent.to + degreesOf(title + TITLE_GAP * 2, radius);
}
