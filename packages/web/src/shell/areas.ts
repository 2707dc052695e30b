import { adminArea } from '../areas/admin/index.tsx';
import { calendarArea } from '../areas/calendar/index.tsx';
import { commentArea } from '../areas/comment/index.tsx';
import { discussionArea } from '../areas/discussion/index.tsx';
import { fileArea } from '../areas/file/index.ts';
import { grantArea } from '../areas/grant/index.tsx';
import { grantCaseArea } from '../areas/grant-case/index.tsx';
import { homeArea } from '../areas/home/index.tsx';
import { labsArea } from '../areas/labs/index.tsx';
import { linkArea } from '../areas/link/index.ts';
import { notificationArea } from '../areas/notification/index.ts';
import { relationArea } from '../areas/relation/index.ts';
import { searchArea } from '../areas/search/index.ts';
import { tagArea } from '../areas/tag/index.ts';
import { topicArea } from '../areas/topic/index.tsx';
import type { WebArea } from '../subject/area.ts';
import { subjectCache } from '../subject/subject.cache.ts';
import { commonThingFields } from '../texts/thing-fields.ts';

/** What the areas bring, in the order of the menu. */
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

/** The left menu in its order. */
export const menuEntries = areas.flatMap(({ menu = [] }) => menu);
/** The tiles of the home page in their order. */
export const tiles = areas.flatMap(({ tiles: own = [] }) => own);
/** Every kind of thing that is shown. */
export const kinds = areas.flatMap(({ kinds: own = [] }) => own);
/** The kinds whose screens the floor makes. */
export const roots = areas.flatMap(({ roots: own = [] }) => own);
/** What hangs on things, in the order in which it is shown. */
export const hangingParts = areas.flatMap(({ hanging = [] }) => hanging);
/** What areas have in the forms of things of others. */
export const formParts = areas.flatMap(({ formParts: own = [] }) => own);
/** What one can do from wherever one is, in the order of the areas. */
export const shortcuts = areas.flatMap(({ shortcuts: own = [] }) => own);
/** What I follow, by kind, in the order of the tabs. */
export const favourites = areas.flatMap(({ favourites: own = [] }) => own);
/** What is said above every page while there is something to say. */
export const notices = areas.flatMap(({ notices: own = [] }) => own);
/** The fields of input that name the thing that a call is about. */
export const thingFields = [...commonThingFields, ...areas.flatMap(({ thingFields: own = [] }) => own)];
/** How things are kept in the cache. */
export const cacheRules = [...subjectCache(kinds), ...areas.flatMap(({ cache }) => cache ?? [])];
