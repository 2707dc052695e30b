import { importsOf } from './imports.ts';
import { type Finding, isCode, isTest, type Source } from './source.ts';

/** A folder of an area, and one of its files that imports from another folder of the same area. */
type Arrow = { from: string; to: string; path: string; line: number };

/**
 * Finds folders of one area, or of one floor, that import each other in a ring. Files directly in an area's folder connect its folders, so a folder
 * that imports one of those files closes a ring too.
 */
export function checkFolderRings(sources: readonly Source[]): Finding[] {
  const arrows = sources.filter((source) => isCode(source) && !isTest(source.path)).flatMap(arrowsOf);
  return ringsIn(arrows).map((ring) => {
    const closing = ring.at(-1)!;
    const names = [...ring.map(({ from }) => nameOf(from)), nameOf(closing.to)].join(' → ');
    return {
      path: closing.path,
      line: closing.line,
      message: `closes a ring of folders, ${names}: a reader of one would have to read them all. Move what they share to the folder that is read first, or hand it over as a property.`,
    };
  });
}

function arrowsOf(source: Source): Arrow[] {
  const folders = foldersOf(source.path);
  if (folders.length === 0) return [];
  return importsOf(source).flatMap(({ to: target, line }) =>
    foldersOf(target).flatMap((to) => {
      const from = folders.find((folder) => areaOf(folder) === areaOf(to) && folder !== to);
      return from ? [{ from, to, path: source.path, line }] : [];
    }),
  );
}

/** What is read folder by folder: each area, a crowded folder of one, the floors below the areas, and the web's kit and shell. */
const areas = /^(packages\/(?:web|server)\/src\/areas\/[^/]+)\/(.+)$/;
const crowded = /^(packages\/web\/src\/areas\/calendar\/board)\/(.+)$/;
const floors = /^(packages\/(?:(?:web|server)\/src\/(?:core|subject)|web\/src\/(?:ui|shell)|domain\/src))\/(.+)$/;

/**
 * Returns the folders of a path that take part in a rule, `packages/web/src/areas/calendar/board` and the folder within it; for a file directly in an
 * area, the area's folder with a dot. On the server only an `index.ts` connects the folders, so it belongs to no folder. A file directly in a floor is
 * read by itself, with the folder of its name if there is one.
 */
function foldersOf(path: string): string[] {
  if (path.endsWith('.css')) return [];
  const [, floor, inFloor] = floors.exec(path) ?? [];
  if (floor && inFloor) return [`${floor}/${inFloor.replace(/[./].*$/, '')}`];
  if (/^packages\/server\/src\/areas\/[^/]+\/index\.ts$/.test(path)) return [];
  return [areas, crowded].flatMap((pattern) => {
    const [, area, inArea = ''] = pattern.exec(path) ?? [];
    const [folder, ...deeper] = inArea.split('/');
    return area ? [deeper.length > 0 ? `${area}/${folder}` : `${area}/.`] : [];
  });
}

const areaOf = (folder: string) => folder.slice(0, folder.lastIndexOf('/'));
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1);

/** Returns one ring for each folder that a walk along the arrows comes back to. */
function ringsIn(arrows: readonly Arrow[]): Arrow[][] {
  const rings: Arrow[][] = [];
  const left = new Set<string>();
  const walk = (folder: string, way: readonly Arrow[]) => {
    const start = way.findIndex(({ from }) => from === folder);
    if (start >= 0) rings.push(way.slice(start));
    else if (!left.has(folder)) {
      const next = new Map(arrows.filter(({ from }) => from === folder).map((arrow) => [arrow.to, arrow]));
      for (const arrow of next.values()) walk(arrow.to, [...way, arrow]);
    }
    left.add(folder);
  };
  for (const { from } of arrows) walk(from, []);
  return rings;
}
