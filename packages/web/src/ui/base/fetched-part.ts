import type { ComponentType } from 'react';

/** A part of a page whose code is a file of its own. */
export interface LaterPart<Props> {
  /** Fetches it, for the first page that shows it. */
  load: () => Promise<{ default: ComponentType<Props> }>;
}

const fetched = new WeakMap<object, unknown>();

/** Fetches the file of a part, which is then shown at once wherever it is shown. Rejects if it cannot be fetched. */
export async function fetchPart<File>(part: { load: () => Promise<File> }): Promise<File> {
  if (!fetched.has(part)) fetched.set(part, await part.load());
  return fetched.get(part) as File;
}

/** Returns the component of a part; undefined until its file has been fetched. */
export const fetchedPart = <Props>(part: LaterPart<Props>): ComponentType<Props> | undefined =>
  (fetched.get(part) as { default: ComponentType<Props> } | undefined)?.default;
