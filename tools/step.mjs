// What a tool prints while it works: one calm line for each step, and the output of a command only if it fails.
import { spawn } from 'node:child_process';

/** A step that failed; the message is one sentence, `output` the output of the command. */
export class StepError extends Error {
  constructor(sentence, output = '') {
    super(sentence);
    this.output = output;
  }
}

/** Returns the seconds since a moment of `performance.now()`, as people read them: `0.4 s`, `41 s`. */
export function secondsSince(start) {
  const seconds = (performance.now() - start) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/** Does work between a line that says what and one that says how long it took. */
export async function step(label, work) {
  const start = performance.now();
  console.log(`${label} …`);
  const result = await work();
  console.log(`  done in ${secondsSince(start)}.`);
  return result;
}

/** Runs a command with its output held back. Returns the exit code and the whole output. */
export function quietly(file, args, options = {}) {
  return new Promise((resolve) => {
    const env = { ...(options.env ?? process.env), NO_COLOR: '1', FORCE_COLOR: '0' };
    const child = spawn(file, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? (signal ? 1 : 0), output: Buffer.concat(said).toString() }),
    );
  });
}

/** Runs a tool to its end: a StepError shows the held-back output, then its sentence, and the exit code is 1. */
export async function runTool(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof StepError && error.output) console.error(error.output.trimEnd());
    console.error(error instanceof StepError ? error.message : (error.stack ?? error.message));
    process.exitCode = 1;
  }
}
