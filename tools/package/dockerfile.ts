import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/** An instruction of a Dockerfile, such as `COPY . .`. */
type Instruction = { name: string; value: string };

/** Returns the instructions of the project's Dockerfile, stage by stage. */
export function readDockerfile(): Instruction[][] {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8').replace(/\\\n\s*/g, '');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === '') throw new Error(`This is no instruction: ${line}`);
    if (name === 'FROM') stages.push([]);
    stages.at(-1)!.push({ name, value });
  }
  return stages;
}

/** Returns what follows the instructions of a name in a stage. */
export const valuesOf = (stage: readonly Instruction[], name: string): string[] =>
  stage.filter((one) => one.name === name).map(({ value }) => value);

/** Returns the environment that a stage sets. */
export const environmentOf = (stage: readonly Instruction[]): Record<string, string> =>
  Object.fromEntries(valuesOf(stage, 'ENV').flatMap((value) => value.split(' ').map((pair) => pair.split('='))));
