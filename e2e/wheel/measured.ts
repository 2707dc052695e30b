import type { Page } from 'playwright-core';

/** The room that a text takes on the wheel, as the browser set it: pixels from the centre and degrees clockwise from twelve. */
export type Taken = {
  text: string;
  inner: number;
  outer: number;
  from: number;
  to: number;
  /** The corners of a straight line of text, in their order around it. */
  corners?: { x: number; y: number }[];
};

/** Measures every text that a selector finds in the drawing, letter by letter, so that a title along its circle is measured as it bends. */
export function measured(page: Page, selector: string): Promise<Taken[]> {
  return page.evaluate((found) => {
    /** How far letters reach above their line, as a part of the font size. */
    const ascent = 0.74;
    const canvas = document.createElement('canvas').getContext('2d')!;
    /** How far the letters of a text reach below their line, in pixels, as the browser has them. */
    const descentOf = (text: SVGTextElement) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(text);
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return Math.max(0, canvas.measureText(text.textContent).actualBoundingBoxDescent);
    };
    const degrees = ({ x, y }: DOMPoint) => (Math.atan2(x, -y) * 180) / Math.PI;
    const turn = (angle: number) => (((angle % 360) + 540) % 360) - 180;
    /** Its two ends are on one line through the centre, its letters on both sides of the line. */
    const alongRadius = (text: SVGTextElement, turned: DOMMatrix, size: number) => {
      const { x, width } = text.getBBox();
      const base = Number(text.getAttribute('y'));
      const corners = [base - ascent * size, base + descentOf(text)].flatMap((height) =>
        [x, x + width].map((along) => new DOMPoint(along, height).matrixTransform(turned)),
      );
      const middle = degrees(new DOMPoint(x + width / 2, 0).matrixTransform(turned));
      const reach = corners.map((corner) => turn(degrees(corner) - middle));
      const radii = corners.map((corner) => Math.hypot(corner.x, corner.y));
      const from = (middle + Math.min(...reach) + 360) % 360;
      return {
        text: text.textContent,
        inner: Math.min(...radii),
        outer: Math.max(...radii),
        from,
        to: from + Math.max(...reach) - Math.min(...reach),
        corners: [corners[0]!, corners[1]!, corners[3]!, corners[2]!].map((corner) => ({ x: corner.x, y: corner.y })),
      };
    };
    return [...document.querySelectorAll<SVGTextElement>(found)].map((text) => {
      const size = Number.parseFloat(getComputedStyle(text).fontSize);
      const last = text.getNumberOfChars() - 1;
      const turned = text.transform.baseVal.consolidate()?.matrix;
      if (turned) return alongRadius(text, turned, size);
      const [start, end] = [text.getStartPositionOfChar(0), text.getEndPositionOfChar(last)];
      const line = Math.hypot(start.x, start.y);
      const span = turn(degrees(end) - degrees(start));
      const first = span > 0 ? degrees(start) : degrees(end);
      const up = span > 0 ? 1 : -1;
      const reach = [line + up * ascent * size, line - up * descentOf(text)].sort((one, other) => one - other);
      return {
        text: text.textContent,
        inner: reach[0]!,
        outer: reach[1]!,
        from: (first + 360) % 360,
        to: ((first + 360) % 360) + Math.abs(span),
      };
    });
  }, selector);
}

/** Whether two things share room. `air` (pixels) allows for rounding. */
export function collide(one: Omit<Taken, 'text'>, other: Omit<Taken, 'text'>, air = 0.4): boolean {
  if (one.corners && other.corners) return cross(one.corners, other.corners, air);
  if (one.inner >= other.outer - air || other.inner >= one.outer - air) return false;
  const bend = (air / ((one.inner + one.outer) / 2)) * (180 / Math.PI);
  return [-360, 0, 360].some((by) => one.from < other.to + by - bend && other.from + by < one.to - bend);
}

/** Whether two rectangles share room: no line along a side of one of them parts them. */
function cross(one: Corners, other: Corners, air: number): boolean {
  return [one, other].every((corners) =>
    corners.every((from, index) => {
      const to = corners[(index + 1) % corners.length]!;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const off = ({ x, y }: Corners[number]) =>
        ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length;
      const [own, theirs] = [one.map(off), other.map(off)];
      return Math.max(...own) > Math.min(...theirs) + air && Math.max(...theirs) > Math.min(...own) + air;
    }),
  );
}

type Corners = readonly { x: number; y: number }[];
