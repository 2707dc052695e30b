/** Ids of the activities that the page shows, in the order shown. Every view marks the titles of its activities with `data-activity`. */
export function shownActivities(): string[] {
  const titles = document.querySelectorAll<HTMLElement>('main [data-activity]');
  return [...new Set([...titles].map((title) => title.dataset.activity!))];
}

/**
 * Returns the id of the activity shown before or after one, and scrolls its row into view; the first one shown if none is open or the open one is not
 * shown; undefined if there is no neighbour.
 * @param step 1 for the next, -1 for the one before
 */
export function neighbourOf(id: string | null, step: number): string | undefined {
  const shown = shownActivities();
  const at = id === null ? -1 : shown.indexOf(id);
  const next = at < 0 ? shown[0] : shown[at + step];
  if (next) document.querySelector(`main [data-activity="${next}"]`)?.scrollIntoView({ block: 'nearest' });
  return next;
}
