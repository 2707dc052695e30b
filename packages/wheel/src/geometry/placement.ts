import { bareForm, type Extent, extentOf, type Form, titledForm, wishedEnd } from './form.ts';
import { type Lanes, labelsWithRoom, lanesNeeded, placeInLanes, type Span } from './lanes.ts';
import { degreesOf } from './polar.ts';
import type { Stretch } from './stretch.ts';

/** A stretch with its place: `radius` is the middle of its lane, `labelEnd` how far a title behind it may reach. */
export type Placed = Stretch & Extent & { radius: number; labelEnd: number };

export type PlacedRing = {
  items: Placed[];
  form: Form;
  /** Lanes abreast. */
  lanes: number;
  /** Pixels from one lane to the next. */
  pitch: number;
  /** How many lie on top of another, because not even the smallest shapes leave room. */
  overlaps: number;
};

type Room = { inner: number; outer: number; labelSize: number };
type Fit = { form: Form; lanes: Lanes };

/** Widths of shapes that are tried, the largest first. */
const SIZES = [9, 8, 7, 6, 5, 4.2, 3.4];
/** Lanes of bare shapes lie this much apart, as parts of the shape. */
const BARE_AIR = 1.3;
const TITLED_AIR = 3;
const EDGE = 2.5;

function spanOf(stretch: Stretch, form: Form, room: Room): Span {
  const extent = extentOf(stretch, form, room.inner);
  const wished = wishedEnd(stretch, extent, form, room.labelSize, room.inner);
  return { start: extent.from, end: extent.to + degreesOf(1, room.inner), wished };
}

/** As few lanes as give the most titles their room; undefined where there is none for titles at all. */
function titledFit(stretches: readonly Stretch[], room: Room, thickness: number): Fit | undefined {
  const form = titledForm(room.labelSize);
  const spans = stretches.map((stretch) => spanOf(stretch, form, room));
  const capacity = Math.floor((thickness + TITLED_AIR) / (form.height + TITLED_AIR));
  let best: Fit | undefined;
  let most = -1;
  for (let count = Math.max(1, lanesNeeded(spans)); count <= capacity; count += 1) {
    const lanes = placeInLanes(spans, count);
    const shown = labelsWithRoom(spans, lanes);
    if (shown > most) [best, most] = [{ form, lanes }, shown];
    if (shown === spans.length) break;
  }
  return best;
}

/** Shapes as large as the most crowded place allows; where not even the smallest fit, they lie on top of each other. */
function bareFit(stretches: readonly Stretch[], room: Room, thickness: number): Fit {
  let fit: Fit | undefined;
  for (const size of SIZES) {
    const form = bareForm(size);
    const spans = stretches.map((stretch) => spanOf(stretch, form, room));
    const needed = Math.max(1, lanesNeeded(spans));
    const capacity = Math.max(1, Math.floor(thickness / (size * BARE_AIR)));
    fit = { form, lanes: placeInLanes(spans, Math.min(needed, capacity)) };
    if (needed <= capacity && size <= thickness) return fit;
  }
  return fit!;
}

/** Gives every stretch of one ring its lane. */
export function placeRing(stretches: readonly Stretch[], room: Room): PlacedRing {
  const thickness = room.outer - room.inner - EDGE * 2;
  const { form, lanes } = titledFit(stretches, room, thickness) ?? bareFit(stretches, room, thickness);
  const widest = form.isTitled ? form.height * 1.45 : form.size * 1.9;
  const pitch = Math.min(thickness / lanes.count, widest);
  const outermost = (room.outer + room.inner) / 2 + ((lanes.count - 1) / 2) * pitch;
  const items = stretches.map((stretch, index) => {
    const { lane, labelEnd } = lanes.places[index]!;
    const radius = outermost - lane * pitch;
    return { ...stretch, ...extentOf(stretch, form, radius), radius, labelEnd };
  });
  return { items, form, lanes: lanes.count, pitch, overlaps: lanes.overlaps };
}
