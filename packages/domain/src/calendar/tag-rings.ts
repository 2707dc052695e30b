import { tagPalette } from '../subject/tag.ts';

/** A tag of an activity. */
export interface RingTag {
  id: string;
  title: string;
  /** #rrggbb */
  color: string;
}

/** One ring of a year wheel that is drawn alone. */
export interface TagRing {
  id: string;
  title: string;
  /** #rrggbb */
  color: string;
}

/** The rings that one year wheel is drawn with. */
export interface TagRings {
  rings: TagRing[];
  /** The ring that an activity of these tags lies in. */
  ringOf: (tags: readonly RingTag[]) => string;
}

/** Rings for tags at most; a sixth tag shares the ring of what has none. */
const tagRingLimit = 5;

/**
 * One year wheel alone is drawn with a ring for each of the tags that its activities use most (the fifth at most), outermost
 * the most used, and one in the wheel's own colour for the rest. An activity lies in the ring of its most used tag. Without
 * tags all lie in one ring. No two rings have the same colour.
 * @param restTitle of the ring of the rest, beside others: of what has no tag, or none of those
 */
export function ringsByTag(
  calendar: { id: string; title: string; color: string },
  activities: readonly { tags: readonly RingTag[] }[],
  restTitle: string,
): TagRings {
  const chosen = mostUsed(activities.flatMap(({ tags }) => tags));
  const rank = new Map(chosen.map(({ id }, index) => [id, index]));
  const rest = `calendar-${calendar.id}`;
  const ringOf = (tags: readonly RingTag[]) => {
    const ranks = tags.flatMap(({ id }) => rank.get(id) ?? []);
    return ranks.length > 0 ? chosen[Math.min(...ranks)]!.id : rest;
  };
  const hasRest = chosen.length === 0 || activities.some(({ tags }) => ringOf(tags) === rest);
  const restRing = { id: rest, title: chosen.length === 0 ? calendar.title : restTitle, color: calendar.color };
  const colourOf = distinctColours(chosen, hasRest ? [restRing.color] : []);
  const rings = chosen.map(({ id, title }): TagRing => ({ id, title, color: colourOf.get(id)! }));
  return { rings: hasRest ? [...rings, restRing] : rings, ringOf };
}

function mostUsed(tags: readonly RingTag[]): RingTag[] {
  const uses = new Map<string, { tag: RingTag; count: number }>();
  for (const tag of tags) uses.set(tag.id, { tag, count: (uses.get(tag.id)?.count ?? 0) + 1 });
  return [...uses.values()]
    .sort((a, b) => b.count - a.count || a.tag.title.localeCompare(b.tag.title, 'nb-NO'))
    .slice(0, tagRingLimit)
    .map(({ tag }) => tag);
}

/**
 * Tags have the colour of their word, and two words may have the same: the one with the lower number keeps it, whoever asks, and the other gets one that no ring has, whichever
 * of them is used more. @param taken the colours of other rings
 */
function distinctColours(tags: readonly RingTag[], taken: readonly string[]): Map<string, string> {
  const colours = new Map<string, string>();
  const isTaken = (colour: string) => taken.includes(colour) || [...colours.values()].includes(colour);
  const inOrder = tags.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  for (const { id, color } of inOrder.filter((tag, at) => isFirst(inOrder, at) && !taken.includes(tag.color))) {
    colours.set(id, color);
  }
  for (const { id, color } of inOrder) {
    if (!colours.has(id)) colours.set(id, tagPalette.find((colour) => !isTaken(colour)) ?? color);
  }
  return colours;
}

/** Whether none before it has the same colour. */
const isFirst = (tags: readonly RingTag[], at: number): boolean =>
  tags.findIndex(({ color }) => color === tags[at]!.color) === at;
