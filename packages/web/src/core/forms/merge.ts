/** Something of a form that is chosen as a whole: a field, days that belong together, one entry of a list. */
export interface Part<Form, Value = unknown> {
  /** Tells it from the others of its form. */
  name: string;
  /** Its value, as plain data: two are the same where their JSON is. */
  read(form: Form): Value;
  /** The form with another value of it. */
  write(form: Form, value: Value): Form;
  /** For values that can hold both changes, such as tags: what was added and taken away on either side. */
  combine?(base: Value, mine: Value, theirs: Value): Value;
}

/** Three versions of one form: what both started from, what I have made of it, what somebody else has saved meanwhile. */
export interface Versions<Form> {
  base: Form;
  mine: Form;
  theirs: Form;
}

/** What comes of two people changing the same thing (product/content#conflicts). */
export interface Merged<Form, Its extends Part<Form>> {
  /** Theirs, with all that I changed: where both changed a part, it holds mine until something else is chosen. */
  form: Form;
  /** Parts that only they changed: taken over. */
  taken: Its[];
  /** Parts that both changed, each in a way of their own: somebody must choose. */
  disputed: Its[];
}

/**
 * Merges two changes of one thing, part by part: what only one of us changed is as they made it, what we changed alike is no
 * matter, and what we changed differently is disputed. Nothing of mine is lost.
 */
export function merge<Form, Its extends Part<Form>>(
  parts: readonly Its[],
  versions: Versions<Form>,
): Merged<Form, Its> {
  const merged: Merged<Form, Its> = { form: versions.theirs, taken: [], disputed: [] };
  for (const part of parts) {
    const { base, mine, theirs } = valuesOf(part, versions);
    if (isSame(mine, theirs)) continue;
    if (isSame(mine, base)) merged.taken.push(part);
    else if (isSame(theirs, base)) merged.form = part.write(merged.form, mine);
    else if (part.combine) merged.form = part.write(merged.form, part.combine(base, mine, theirs));
    else {
      merged.disputed.push(part);
      merged.form = part.write(merged.form, mine);
    }
  }
  return merged;
}

const valuesOf = <Form>(part: Part<Form>, { base, mine, theirs }: Versions<Form>) => ({
  base: part.read(base),
  mine: part.read(mine),
  theirs: part.read(theirs),
});

/** Whether two values of a part are the same. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Both changes of a list whose entries are there or not: theirs without what I took away, and with what I added at its end. */
export function combineLists<Entry extends string>(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): Entry[] {
  const removed = base.filter((entry) => !mine.includes(entry));
  const added = mine.filter((entry) => !base.includes(entry) && !theirs.includes(entry));
  return [...theirs.filter((entry) => !removed.includes(entry)), ...added];
}
