import type { Permission } from '@samspel/domain/subject/access';
import type { TextId } from '@samspel/i18n/texts';
import { createContext, type ReactNode, useContext } from 'react';
import type { Me } from '../core/person/me.tsx';

/** A tile for an area on the home page. */
export interface TileEntry {
  to: (me: Me) => string;
  icon: ReactNode;
  title: TextId;
  /** May contain `{municipality}`, the name of my own. */
  body: TextId;
  /** The permission without which the tile is dimmed, with the reason (product/year-wheels#home). */
  permission?: Permission;
}

const TilesContext = createContext<readonly TileEntry[]>([]);

/** Passes the tiles of all areas down to the home page. */
export const TilesProvider = TilesContext.Provider;
export const useTiles = (): readonly TileEntry[] => useContext(TilesContext);
