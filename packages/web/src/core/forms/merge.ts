/** Something of a form that is chosen as a whole: a field, days that belong together, or one entry of a list. */
export interface Part<Form, Value = unknown> {
  /** Tells it from the other parts of its form. */
  name: string;
  /** Returns its value, as plain data: two values are the same if their JSON is. */
  read(form: Form): Value;
  /** Returns the form with another value of this part. */
  write(form: Form, value: Value): Form;
  /** For values that can have both changes, such as tags: applies what either side added and removed. */
  combine?(base: Value, mine: Value, theirs: Value): Value;
}

/** Three versions of one form: what both started from, my changed version, and what somebody else has saved meanwhile. */
export interface Versions<Form> {
  base: Form;
  mine: Form;
  theirs: Form;
}

/** The result of two people changing the same thing (product/content#conflicts). */
export interface Merged<Form, Its extends Part<Form>> {
  /** Their version with all my changes: a part that both changed has my value until something else is chosen. */
  form: Form;
  /** Parts that only they changed: their value is used. */
  taken: Its[];
  /** Parts that both changed differently: somebody must choose. */
  disputed: Its[];
}

/**
 * Merges two changes of one thing, part by part: a part that only one of us changed gets that change, a part that we changed alike is settled, and a
 * part that we changed differently is disputed. Nothing of mine is lost.
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

/** Merges both changes of a list of distinct entries: theirs without what I removed, and with what I added at its end. */
export function combineLists<Entry extends string>(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): Entry[] {
  const removed = base.filter((entry) => !mine.includes(entry));
  const added = mine.filter((entry) => !base.includes(entry) && !theirs.includes(entry));
  return [...theirs.filter((entry) => !removed.includes(entry)), ...added];
}
