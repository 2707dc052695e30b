import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefinitionNode, parse, print, visit } from 'graphql';

const web = fileURLToPath(new URL('../../../web/src', import.meta.url));

/** Everything that the web app's files of GraphQL define, by name. */
const definitions = new Map<string, DefinitionNode>(
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .flatMap((name) => parse(readFileSync(join(web, name), 'utf8')).definitions)
    .flatMap((one) => ('name' in one && one.name ? [[one.name.value, one] as const] : [])),
);

/** Returns the text of an operation of the web app, with the fragments that it needs. Throws if there is none of that name. */
export function operationOfWeb(name: string): string {
  const needed = new Set<string>();
  const add = (one: string) => {
    if (needed.has(one)) return;
    needed.add(one);
    const definition = definitions.get(one);
    if (!definition) throw new Error(`The web app has no ${one}`);
    visit(definition, { FragmentSpread: (spread) => add(spread.name.value) });
  };
  add(name);
  return [...needed].map((one) => print(definitions.get(one)!)).join('\n');
}
