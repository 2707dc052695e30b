import type { Permission } from '@samspel/domain/subject/access';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { TextId } from '@samspel/i18n/texts';
import type { ComponentType, ReactNode } from 'react';
import type { CacheRules } from '../core/graphql/cache-rules.ts';
import type { FormPart } from './form/form-parts.tsx';
import type { HomePart } from './home-parts.ts';
import type { ShownKind } from './kinds.tsx';
import type { PageSection } from './sections/page-section.ts';
import type { Shortcut, WrittenReader } from './shortcuts.ts';
import type { TileEntry } from './tiles.ts';

/** A place in the left menu. */
export interface MenuEntry {
  to: string;
  /** The beginnings of other paths that belong to the same entry: `/person/:person/annual-cycle`. */
  also: readonly string[];
  text: TextId;
  icon: ReactNode;
  /** The permission without which the entry is not shown (product/shell#layout). */
  permission?: Permission;
  /** `all`: only admins see the entry. `people`: an organization's own admins see it too. */
  isForAdmins?: 'all' | 'people';
}

/** A list of what the person follows of one kind (product/shell#the-right-sidebar). */
export interface FavouriteTab {
  kind: SubjectKind;
  text: TextId;
  /** The permission without which the tab is not shown. */
  permission?: Permission;
  /** @param onLeave called when something in the list is opened */
  Content: ComponentType<{ onLeave: () => void }>;
}

/**
 * What an area brings to the signed-in part of the app, collected in `shell/registry/areas.ts`. Its routes are beside it in `<area>.routes.tsx`:
 * only they are needed at the login already.
 */
export interface WebArea {
  /** Its places in the left menu. */
  menu?: readonly MenuEntry[];
  /** Its tiles on the home page. */
  tiles?: readonly TileEntry[];
  /** What it shows on the home page. */
  onHome?: readonly HomePart[];
  /** Its own kinds of thing. */
  kinds?: readonly ShownKind[];
  /** Its parts under other areas' things, such as their files. */
  sections?: readonly PageSection[];
  /** Its parts in the forms of other areas' things. */
  formParts?: readonly FormPart[];
  /** Its actions that are offered from everywhere. */
  shortcuts?: readonly Shortcut[];
  /** Reads what is written in the search field in its own language, such as an activity with its day. */
  written?: WrittenReader;
  /** Its tabs in the right sidebar, with what the person follows. */
  favourites?: readonly FavouriteTab[];
  /** Its notices above every page, shown while they have something to say. */
  notices?: readonly { name: string; Notice: ComponentType }[];
  /** The fields of input, apart from `id`, that name the area's thing that a call concerns. */
  thingFields?: readonly string[];
  /** How its things are kept in the cache. */
  cache?: CacheRules;
}
