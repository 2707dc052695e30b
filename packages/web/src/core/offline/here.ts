/** The address of this page with an activity open, below /app: where the person is who ticks it. */
export function hereWith(activity: string): string {
  const here = new URL(location.href);
  here.searchParams.set('activity', activity);
  return here.pathname.replace(/^\/app/, '') + here.search;
}
