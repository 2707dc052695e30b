import { importsOf } from './imports.ts';
import { isSameArea, type Place, placeOf } from './place.ts';
import { type Finding, isCode, isTest, type Source } from './source.ts';

/** The packages that each package may import (design: imports go one way). */
const below: Record<string, readonly string[]> = {
  domain: [],
  i18n: ['domain'],
  wheel: [],
  server: ['domain', 'i18n', 'wheel'],
  web: ['domain', 'i18n', 'wheel'],
};
/** Packages that run in a browser as well as on a server, or in neither. */
const anywhere = ['domain', 'i18n', 'wheel', 'web'];
/** Floors of the web below the kit: words, themes, and what the browser stores. */
const webFloors = ['texts', 'theme', 'storage'];

/** Folders of the domain that belong to no area. */
const domainFloor = ['', 'input', 'text', 'time', 'subject', 'session', 'testing'];
/** Whether a place is the part of an area that is in the domain. */
const isOfArea = ({ package: owner, part }: Place) => owner === 'domain' && !domainFloor.includes(part);

/** Returns the reason why `from` may not import `to`; nothing if it may. */
type Rule = (from: Place, to: Place) => string | false | undefined;

const packageRules: Rule[] = [
  (from, to) =>
    from.package && to.package && from.package !== to.package && !below[from.package]?.includes(to.package)
      ? `${from.package} may import ${below[from.package]?.join(' and ') || 'no other package'}: directions go one way, so that each package can be understood and tested without those above it`
      : undefined,
  (from, to) =>
    from.package &&
    !to.package &&
    /^(tools|bench|e2e)\//.test(to.path) &&
    'what runs in production stands on nothing that only developers run',
];

const sourceRules: Rule[] = [
  (from, to) =>
    anywhere.includes(from.package ?? '') &&
    to.path.startsWith('node:') &&
    `${from.package} is true in a browser too, where there is no ${to.path}: what needs it belongs on the server`,
];

const serverRules: Rule[] = [
  (from, to) =>
    from.part === 'core' &&
    (to.part === 'areas' || isOfArea(to)) &&
    'the core knows no area: an area registers itself in areas/index.ts, and the core is told of it by app.ts',
  (from, to) =>
    from.part === 'core' &&
    to.package === 'server' &&
    to.part === 'subject' &&
    'the core knows no thing: what works on any kind of thing stands on it, in subject/',
  (from, to) =>
    from.part === 'subject' &&
    (to.part === 'areas' || isOfArea(to)) &&
    'what works on any kind of thing knows no area: an area says what it has to say of its kind in its SubjectDefinition',
  (from, to) => {
    if (!from.area || !to.area || isSameArea(from, to)) return;
    if (!to.path.endsWith('.access.ts'))
      return `an area reads another only through its .access.ts, or hears its events: import areas/${to.area}/${to.area}.access.ts, or move what both need to core`;
  },
  (from, to) =>
    from.area &&
    to.package === 'server' &&
    (to.part === '' || (to.part === 'areas' && !to.area)) &&
    'an area stands on core alone: main.ts, app.ts and areas/index.ts put areas together and are imported by none',
];

const webRules: Rule[] = [
  (from, to) =>
    webFloors.includes(from.part) &&
    ['ui', 'core', 'subject', 'areas', 'shell', 'generated'].includes(to.part) &&
    `${from.part} lies below everything on the web: the kit and the core stand on it, so it imports none of them`,
  (from, to) =>
    from.part === 'ui' &&
    ['core', 'subject', 'areas', 'shell', 'generated'].includes(to.part) &&
    'the kit knows words, themes and shared values, and not where data comes from: hand it over as a property',
  (from, to) =>
    from.part === 'core' &&
    ['subject', 'areas', 'shell'].includes(to.part) &&
    'the core of the web app knows no page: let the shell or the area call it',
  (from, to) =>
    from.part === 'subject' &&
    ['areas', 'shell'].includes(to.part) &&
    'what works on any subject knows no area: let the area hand it over as a property, or say it of its kind (subject/kinds.tsx)',
  (from, to) =>
    from.area &&
    to.area &&
    !isSameArea(from, to) &&
    'web areas do not import each other: link to the other area by its path, or move what both need to subject, core or ui',
  (from, to) => from.area && to.part === 'shell' && 'the shell puts areas together and is imported by none of them',
];

const domainRules: Rule[] = [
  (from, to) =>
    domainFloor.includes(from.part) &&
    isOfArea(to) &&
    'what is true of any thing, text or day knows no area: the area imports it, and hands over what is its own',
];

const areaRules: Record<string, Rule[]> = { domain: domainRules, server: serverRules, web: webRules };

/** Finds every import against the project's directions. Tests may import across areas, but not across packages. */
export function checkDirections(sources: readonly Source[]): Finding[] {
  return sources.filter(isCode).flatMap((source) => {
    const from = placeOf(source.path);
    if (!from.package) return [];
    const isSource = /\/src\//.test(source.path) && !isTest(source.path);
    const rules = [...packageRules, ...(isSource ? [...sourceRules, ...(areaRules[from.package] ?? [])] : [])];
    return importsOf(source).flatMap(({ to, line }) =>
      rules
        .flatMap((rule) => rule(from, placeOf(to)) || [])
        .map((reason) => ({ path: source.path, line, message: `imports ${to}, but ${reason}.` })),
    );
  });
}
