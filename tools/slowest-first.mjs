// The order in which Vitest runs the files of tests, so that no worker waits at the end for one slow file.
import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from './paths.mjs';
import { knownSeconds } from './test-seconds.mjs';

/** Projects in their order: those that wait for a browser or a compiler first, those of many small files last. */
const order = [['tools', 'journeys', 'wheel'], ['server'], ['components'], ['pure']];

/**
 * Returns files in the order to run them: by project, since a worker keeps its modules from file to file of one project, and within it the slowest
 * first. A file that was never measured is taken for slow.
 * @template {{ project: string, path: string }} File
 * @param {File[]} files each with its project’s name and its path from the root
 * @param {Record<string, number>} seconds how long each file took, by its path
 * @returns {File[]}
 */
export function slowestFirst(files, seconds) {
  const place = ({ project }) => order.findIndex((names) => names.includes(project));
  const took = ({ path }) => seconds[path] ?? Number.POSITIVE_INFINITY;
  return files.toSorted((a, b) => place(a) - place(b) || compare(took(b), took(a)) || a.path.localeCompare(b.path));
}

const compare = (a, b) => (a === b ? 0 : a - b);

export default class SlowestFirst extends BaseSequencer {
  async sort(specs) {
    const files = specs.map((spec) => ({ spec, project: spec.project.name, path: relative(root, spec.moduleId) }));
    return slowestFirst(files, knownSeconds()).map(({ spec }) => spec);
  }
}
