/** Returns the address of this page with an activity open, below /app: the place where the person ticked it. */
export function hereWith(activity: string): string {
  const here = new URL(location.href);
  here.searchParams.set('activity', activity);
  return here.pathname.replace(/^\/app/, '') + here.search;
}
