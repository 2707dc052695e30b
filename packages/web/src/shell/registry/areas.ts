import { adminArea } from '../../areas/admin/index.tsx';
import { calendarArea } from '../../areas/calendar/index.tsx';
import { commentArea } from '../../areas/comment/index.tsx';
import { discussionArea } from '../../areas/discussion/index.tsx';
import { fileArea } from '../../areas/file/index.ts';
import { grantArea } from '../../areas/grant/index.tsx';
import { grantCaseArea } from '../../areas/grant-case/index.tsx';
import { homeArea } from '../../areas/home/index.tsx';
import { labsArea } from '../../areas/labs/index.tsx';
import { linkArea } from '../../areas/link/index.ts';
import { notificationArea } from '../../areas/notification/index.ts';
import { relationArea } from '../../areas/relation/index.ts';
import { searchArea } from '../../areas/search/index.ts';
import { tagArea } from '../../areas/tag/index.ts';
import { topicArea } from '../../areas/topic/index.tsx';
import type { WebArea } from '../../subject/area.ts';
import { subjectCache } from '../../subject/subject.cache.ts';
import { commonThingFields } from '../../texts/thing-fields.ts';

/** All areas, in the order of the menu. */
const areas: readonly WebArea[] = [
  homeArea,
  calendarArea,
  topicArea,
  discussionArea,
  grantArea,
  grantCaseArea,
  tagArea,
  relationArea,
  linkArea,
  fileArea,
  commentArea,
  searchArea,
  notificationArea,
  adminArea,
  labsArea,
];

/** The entries of the left menu, in order. */
export const menuEntries = areas.flatMap(({ menu = [] }) => menu);
/** The tiles of the home page, in order. */
export const tiles = areas.flatMap(({ tiles: own = [] }) => own);
/** What areas show on the home page, in order. */
export const homeParts = areas.flatMap(({ onHome = [] }) => onHome);
/** Every kind of thing that the app shows. */
export const kinds = areas.flatMap(({ kinds: own = [] }) => own);
/** The parts that areas show on things, in order. */
export const pageSections = areas.flatMap(({ sections = [] }) => sections);
/** The parts that areas have in the forms of other areas' things. */
export const formParts = areas.flatMap(({ formParts: own = [] }) => own);
/** The actions that are offered from everywhere, in the order of the areas. */
const actions = areas.flatMap(({ shortcuts: own = [] }) => own);
/** The places of the left menu that everybody with their permission has, as ways to go there. */
const places = menuEntries
  .filter(({ isForAdmins }) => isForAdmins === undefined)
  .map(({ to, ...entry }) => ({ ...entry, to: () => to, isPlace: true }));
/** The actions, and what reads those that are written out. */
export const shortcuts = { shortcuts: [...actions, ...places], readers: areas.flatMap(({ written }) => written ?? []) };
/** The kinds of what I follow, in the order of their tabs (product/shell#the-right-sidebar). */
const followed = ['TOPIC', 'DISCUSSION', 'ACTION_VALUE', 'CALENDAR'];
/** What I follow, by kind, in the order of the tabs. */
export const favourites = areas
  .flatMap(({ favourites: own = [] }) => own)
  .sort((one, other) => followed.indexOf(one.kind) - followed.indexOf(other.kind));
/** The notices above every page, shown while they have something to say. */
export const notices = areas.flatMap(({ notices: own = [] }) => own);
/** The fields of input that name the thing that a call concerns. */
export const thingFields = [...commonThingFields, ...areas.flatMap(({ thingFields: own = [] }) => own)];
/** How things are kept in the cache. */
export const cacheRules = [...subjectCache(kinds), ...areas.flatMap(({ cache }) => cache ?? [])];
