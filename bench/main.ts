/**
 * `npm run bench` measures everything; `npm run bench -- access feed` only the named ones; `npm run bench -- load 60 30` gives one its numbers. Each figure
 * is a ratio to something named.
 */
const measures = {
  access: () => import('./access.ts'),
  list: () => import('./list.ts'),
  search: () => import('./search.ts'),
  forum: () => import('./forum.ts'),
  grants: () => import('./grants.ts'),
  pages: () => import('./pages.ts'),
  paint: () => import('./paint.ts'),
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
  load: () => import('./load.ts'),
  told: () => import('./told.ts'),
  comment: () => import('./comment.ts'),
  file: () => import('./file.ts'),
  import: () => import('./import.ts'),
  rollover: () => import('./rollover.ts'),
  pdf: () => import('./pdf.ts'),
};
type Name = keyof typeof measures;

type Run = (...numbers: number[]) => Promise<void>;

const words = process.argv.slice(2);
const unknown = words.filter((word) => !isNumber(word) && !(word in measures));
if (unknown.length > 0)
  throw new Error(`There is no measure ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')}.`);
const asked = words.length > 0 ? words : Object.keys(measures);
for (const [place, name] of asked.entries()) {
  if (isNumber(name)) continue;
  const after = asked.slice(place + 1);
  const end = after.findIndex((word) => !isNumber(word));
  const run: Run = (await measures[name as Name]()).run;
  await run(...after.slice(0, end === -1 ? after.length : end).map(Number));
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

export {};
