import { bareForm, besideForm, type Form, titledForm } from './form.ts';
import { labelsWithRoom, placeInLanes } from './lanes.ts';
import { lanesAt, spansOf } from './placement.ts';
import type { Band } from './radii.ts';
import type { Stretch } from './stretch.ts';

/** How the room between the months and the year is divided among the rings. */
export type Allotment = { form: Form; rings: readonly (Band & { lanes: number })[] };

type Rings = readonly (readonly Stretch[])[];

/** Widths of bare shapes that are tried, the largest first. */
const SIZES = [10, 9, 8, 7, 6, 5, 4.2];
const SMALLEST = 3.4;
/** Font sizes of titles that are tried; smaller ones cannot be read with ease. */
const TITLE_SIZES = [13, 12, 11.2, 10.4, 9.6];
/** Between rings, and inside a ring around its lanes. */
const GAP = 2.5;
const PADDING = 3.5;
/** Fewer rings leave more room for the year. */
const LEAST_SHARE = [0.34, 0.42, 0.5, 0.55];
const USUAL_SHARE = 0.6;

const thicknessOf = (lanes: number, form: Form) => lanes * form.pitch + PADDING + GAP;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Bands from the outside in; what is left over is shared, as far as rings should fill. */
function bandsOf(lanes: readonly number[], form: Form, room: Band): Band[] {
  const wished = sum(lanes.map((count) => thicknessOf(count, form)));
  const share = Math.max(wished, room.outer * (LEAST_SHARE[lanes.length - 1] ?? USUAL_SHARE));
  const spare = (Math.min(share, room.outer - room.inner) - wished) / Math.max(1, lanes.length);
  let outer = room.outer;
  return lanes.map((count) => {
    const inner = outer - thicknessOf(count, form) - spare;
    const band = { outer, inner: inner + GAP };
    outer = inner;
    return band;
  });
}

/** How many lanes each ring takes in this form. Rings further in have less room, so the bands are tried out first. */
function lanesIn(rings: Rings, form: Form, room: Band): number[] {
  const count = (radii: readonly number[]) => rings.map((stretches, index) => lanesAt(stretches, form, radii[index]!));
  const even = rings.map((_, index) => room.outer - ((room.outer - room.inner) * (index + 1)) / rings.length);
  const first = count(even);
  return count(bandsOf(first, form, room).map((band) => Math.max(room.inner, band.inner)));
}

const fits = (lanes: readonly number[], form: Form, room: Band) =>
  sum(lanes.map((count) => thicknessOf(count, form))) <= room.outer - room.inner;

type Draft = { form: Form; lanes: number[]; titles: number };

/** Gives lanes to the rings where they let most titles in, as long as there is room and a title to win. */
function withTitles(rings: Rings, least: readonly number[], form: Form, room: Band): Draft {
  const radii = bandsOf(least, form, room).map((band) => band.inner);
  const spans = rings.map((stretches, index) => spansOf(stretches, form, radii[index]!));
  const shown = (index: number, count: number) => labelsWithRoom(spans[index]!, placeInLanes(spans[index]!, count));
  const lanes = [...least];
  const titles = lanes.map((count, index) => shown(index, count));
  const withOneMore = lanes.map((count, index) => shown(index, count + 1));
  for (;;) {
    const wins = titles.map((count, index) => withOneMore[index]! - count);
    const best = wins.indexOf(Math.max(...wins));
    const more = lanes.map((count, index) => (index === best ? count + 1 : count));
    if (!(wins[best]! > 0) || !fits(more, form, room)) return { form, lanes, titles: sum(titles) };
    lanes[best]! += 1;
    titles[best] = withOneMore[best]!;
    withOneMore[best] = shown(best, lanes[best]! + 1);
  }
}

/** As many titles as possible, as large as possible; undefined where there is no room for lanes so wide. */
function titledDraft(rings: Rings, room: Band, forms: readonly Form[]): Draft | undefined {
  let best: Draft | undefined;
  const all = sum(rings.map((stretches) => stretches.length));
  for (const form of forms) {
    const least = lanesIn(rings, form, room);
    if (!fits(least, form, room)) continue;
    const draft = withTitles(rings, least, form, room);
    if (draft.titles > (best?.titles ?? -1)) best = draft;
    if (draft.titles === all) break;
  }
  return best;
}

/** Shapes as large as there is room for. */
function bareDraft(rings: Rings, room: Band, forms: readonly Form[], smallest: Draft): Draft {
  for (const form of forms) {
    const lanes = lanesIn(rings, form, room);
    if (fits(lanes, form, room)) return { form, lanes, titles: 0 };
  }
  return smallest;
}

/** Where not even the smallest shapes fit side by side, each ring gets its part, and some lie on top of each other. */
function squeezed(lanes: readonly number[], form: Form, room: Band): Omit<Draft, 'titles'> {
  const free = room.outer - room.inner - lanes.length * (PADDING + GAP);
  const part = free / (sum(lanes) * form.pitch);
  const given = lanes.map((count) => Math.max(1, Math.floor(count * part)));
  for (const index of lanes.keys()) {
    const more = given.map((count, other) => (other === index ? count + 1 : count));
    if (fits(more, form, room)) given[index]! += 1;
  }
  return { form, lanes: given };
}

function draftOf(rings: Rings, room: Band, largestTitle: number): Omit<Draft, 'titles'> {
  const form = bareForm(SMALLEST);
  const lanes = lanesIn(rings, form, room);
  if (!fits(lanes, form, room)) return squeezed(lanes, form, room);
  // Larger shapes take no fewer lanes: forms in which even these do not fit need not be tried.
  const hopeful = (sizes: readonly number[], formOf: (size: number) => Form) =>
    sizes.map(formOf).filter((larger) => fits(lanes, larger, room));
  const sizes = TITLE_SIZES.filter((size) => size <= largestTitle);
  const titled =
    titledDraft(rings, room, hopeful(sizes, titledForm)) ?? titledDraft(rings, room, hopeful(sizes, besideForm));
  return titled ?? bareDraft(rings, room, hopeful(SIZES, bareForm), { form, lanes, titles: 0 });
}

/** Titles in the bands if there is room for it, else beside them, else shapes only. */
export function allot(rings: Rings, room: Band, largestTitle: number): Allotment {
  const { form, lanes } = draftOf(rings, room, largestTitle);
  const bands = bandsOf(lanes, form, room);
  return { form, rings: bands.map((band, index) => ({ ...band, lanes: lanes[index]! })) };
}
