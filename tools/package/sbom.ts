import { root } from '../paths.mjs';
import { quietly, StepError } from '../step.mjs';

type Component = {
  name: string;
  version: string;
  'bom-ref': string;
  scope?: string;
  properties?: { name: string; value: string }[];
};
type Bom = {
  metadata: { component: Record<string, unknown> };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

/**
 * Makes the list of what is in a package, in CycloneDX, as npm makes it from the lockfile. Of it stays what the package holds: the packages beside the
 * server, and those that the pages were built of.
 * @param where the names and versions of packages, as `name@version`, and where each is
 */
export async function makeSbom(where: ReadonlyMap<string, string>, version: string): Promise<Bom> {
  // With `--omit dev`, npm 11 leaves out what both the server and a tool need.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const { code, output } = await quietly('npm', args, { cwd: root });
  if (code !== 0) throw new StepError('npm could not list what is in the package; what it said stands above.', output);
  return keepOnly(JSON.parse(output.slice(output.indexOf('{'))) as Bom, where, version);
}

/** Returns a list with only some of its packages, each with where it is. Throws if it lacks one of them. */
export function keepOnly(bom: Bom, where: ReadonlyMap<string, string>, version: string): Bom {
  const placeOf = ({ name, version }: Component) => where.get(`${name}@${version}`);
  const components = bom.components
    .filter((component) => placeOf(component) !== undefined)
    .map((component) => ({
      ...component,
      scope: 'required',
      properties: [{ name: 'samspel:in', value: placeOf(component)! }],
    }));
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const missing = [...where.keys()].filter((known) => !known.startsWith('@samspel/') && !listed.has(known));
  if (missing.length > 0) throw new Error(`The list of what is in the package lacks ${missing.join(', ')}.`);
  const refs = new Set([
    ...components.map((component) => component['bom-ref']),
    String(bom.metadata.component['bom-ref']),
  ]);
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name: 'samspel', version } },
    components,
    dependencies: bom.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
  };
}
