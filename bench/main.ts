/** `npm run bench` measures everything; `npm run bench -- access feed` only the named ones. Each figure is a ratio to something named. */
const measures = {
  access: () => import('./access.ts'),
  list: () => import('./list.ts'),
  search: () => import('./search.ts'),
  forum: () => import('./forum.ts'),
  grants: () => import('./grants.ts'),
  pages: () => import('./pages.ts'),
  'page-calls': () => import('./page-calls.ts'),
  steady: () => import('./steady.ts'),
  offline: () => import('./offline-start.ts'),
  'sign-in': () => import('./sign-in.ts'),
  timing: () => import('./timing.ts'),
  feed: () => import('./feed.ts'),
  start: () => import('./start.ts'),
  size: () => import('./size.ts'),
  wheel: () => import('./wheel.ts'),
  timeline: () => import('./timeline.ts'),
  titles: () => import('./titles.ts'),
  matrix: () => import('./matrix.ts'),
  attack: () => import('./attack.ts'),
  outage: () => import('./outage.ts'),
  stuck: () => import('./stuck.ts'),
  faults: () => import('./faults.ts'),
  told: () => import('./told.ts'),
  comment: () => import('./comment.ts'),
  file: () => import('./file.ts'),
  import: () => import('./import.ts'),
  rollover: () => import('./rollover.ts'),
  pdf: () => import('./pdf.ts'),
};
type Name = keyof typeof measures;

const asked = process.argv.slice(2) as Name[];
const unknown = asked.filter((name) => !(name in measures));
if (unknown.length > 0)
  throw new Error(`There is no measure ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')}.`);
for (const name of asked.length > 0 ? asked : (Object.keys(measures) as Name[])) {
  const { run } = await measures[name]();
  await run();
}

export {};
