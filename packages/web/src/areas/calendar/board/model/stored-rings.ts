import { readLocal, writeLocal } from '../../../../storage/local.ts';

/** How a person has set the legend of one wheel in this browser. */
export interface StoredRings {
  /** Ids of rings that are not drawn. */
  hidden: readonly string[];
  /** Ids in the order that the person dragged them to; other rings come last. */
  order: readonly string[];
  /** Colours chosen by the person, by the id of the ring. */
  colours: Readonly<Record<string, string>>;
}

const nothingKept: StoredRings = { hidden: [], order: [], colours: {} };

const isText = (value: unknown): value is string => typeof value === 'string';
const isColour = (value: unknown) => isText(value) && /^#[0-9a-f]{6}$/i.test(value);
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

/** Whether a value is what `writeRings` keeps. Written by hand: a schema would be the only one that a year needs to be shown. */
function isKept(value: Partial<StoredRings> | null): value is StoredRings {
  const { hidden, order, colours } = value ?? {};
  return areTexts(hidden) && areTexts(order) && typeof colours === 'object' && Object.values(colours).every(isColour);
}

const nameOf = (wheel: string) => `rings.${wheel}`;

/** Reads what this browser keeps for the legend of a wheel; defaults if that is missing or unreadable. */
export function readRings(wheel: string): StoredRings {
  try {
    const kept = JSON.parse(readLocal(nameOf(wheel)) ?? '') as Partial<StoredRings> | null;
    return isKept(kept) ? kept : nothingKept;
  } catch {
    return nothingKept;
  }
}

export function writeRings(wheel: string, kept: StoredRings): void {
  writeLocal(nameOf(wheel), JSON.stringify(kept));
}

interface Ring {
  id: string;
  color: string;
  sign?: number;
}

/** The rings in the order and colours of the person, each with the shape that it had from the start. */
export function arranged<R extends Ring>(rings: readonly R[], { order, colours }: StoredRings): R[] {
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return rings
    .map((ring, index) => ({ ...ring, sign: ring.sign ?? index, color: colours[ring.id] ?? ring.color }))
    .sort((one, other) => placeOf(one.id) - placeOf(other.id));
}

/** Moves one of the ids to another place. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/** Gives rings shapes in order of creation, so that they keep them wherever they are moved. */
export function signedById<R extends Ring>(rings: readonly R[]): (R & { sign: number })[] {
  const ids = rings.map(({ id }) => Number(id)).sort((one, other) => one - other);
  return rings.map((ring) => ({ ...ring, sign: ids.indexOf(Number(ring.id)) }));
}
