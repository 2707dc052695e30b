import type { SubjectKind } from '@samspel/domain/subject/subject';

/** What the `handle` of the route of a page says. */
export interface PageHandle {
  /** It is shown with the texts that it and the parts on it name, and waits for no others (`pageTexts` of vite.texts.ts). */
  isMostRead?: boolean;
  /** Whose parts, of all areas, are fetched with the page: those on a kind of thing, or of home. */
  parts?: SubjectKind | 'home';
  /** The names of those that it shows at first; all if missing. */
  names?: readonly string[];
}

/** The handle of a page that is read most. */
export const mostRead: PageHandle = { isMostRead: true };

/** Returns the handle of the page of a thing that is read most. @param names the parts that it shows at first; all by default */
export const mostReadOf = (parts: SubjectKind, names?: readonly string[]): PageHandle => ({
  isMostRead: true,
  parts,
  ...(names && { names }),
});
