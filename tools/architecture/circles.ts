import { importsOf } from './imports.ts';
import { type Finding, isCode, isTest, type Source } from './source.ts';

/**
 * Finds files that import each other in a ring, types and dynamic imports included: none of them can be understood, moved or tested without the
 * others.
 */
export function checkCircles(sources: readonly Source[]): Finding[] {
  const code = sources.filter((source) => isCode(source) && !isTest(source.path));
  const paths = new Set(code.map(({ path }) => path));
  const imports = new Map(code.map((source) => [source.path, ownImportsOf(source, paths)]));
  return circlesIn(imports).map((circle) => ({
    path: circle[0]!,
    message: `imports itself by way of ${[...circle.slice(1), circle[0]].join(', ')}: give what they share, often a type, a file of its own, so that data flows one way.`,
  }));
}

/** Returns the own files that a file imports. A path imported by a package's name has lost its ending. */
function ownImportsOf(source: Source, paths: ReadonlySet<string>): string[] {
  return importsOf(source).flatMap(({ to }) => [to, `${to}.ts`, `${to}.tsx`].find((path) => paths.has(path)) ?? []);
}

/** Returns one circle for each file that a walk along the imports comes back to. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const left = new Set<string>();
  const walk = (path: string, way: string[]) => {
    if (way.includes(path)) circles.push(way.slice(way.indexOf(path)));
    else if (!left.has(path)) for (const next of imports.get(path) ?? []) walk(next, [...way, path]);
    left.add(path);
  };
  for (const path of imports.keys()) walk(path, []);
  return circles;
}
