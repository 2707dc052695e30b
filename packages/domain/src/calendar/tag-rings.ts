import { tagPalette } from '../subject/tag.ts';

/** A tag of an activity. */
export interface RingTag {
  id: string;
  title: string;
  /** #rrggbb */
  color: string;
}

/** One ring of a year wheel that is drawn by itself. */
export interface TagRing {
  id: string;
  title: string;
  /** #rrggbb */
  color: string;
}

/** The rings of one year wheel. */
export interface TagRings {
  rings: TagRing[];
  /** Returns the ring of an activity with these tags. */
  ringOf: (tags: readonly RingTag[]) => string;
}

/** The most rings for tags; a sixth tag shares the ring of what has no tag. */
const tagRingLimit = 5;

/**
 * Returns the rings of one year wheel that is drawn by itself: a ring for each of the five tags that its activities use most, the most used
 * outermost, and one in the wheel's own colour for the rest. An activity lies in the ring of its most used tag. Without tags all activities lie in
 * one ring. No two rings have the same colour.
 * @param restTitle the title of the ring of the rest, if there are other rings: of what has no tag, or none of those
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
 * Gives each tag its own colour. Two tags may have the same colour: the one with the lower id keeps it, whichever is used more, and the other gets
 * one that no ring has. So every viewer sees the same.
 * @param taken the colours of other rings
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

/** Whether no earlier tag has the same colour. */
const isFirst = (tags: readonly RingTag[], at: number): boolean =>
  tags.findIndex(({ color }) => color === tags[at]!.color) === at;
