// `npm start`: from a fresh clone to a running Samspel. Packages and web pages are made once; then the server runs in the foreground.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { projectNode } from './node.mjs';
import { root } from './paths.mjs';
import { runTool, StepError } from './step.mjs';
import { supervise } from './supervise.mjs';
import { ensureWebBuilt } from './web.mjs';

await runTool(async () => {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new StepError(`Samspel needs Node 20 or newer; this is ${process.version}.`);
  }
  await ensureInstalled('start');
  await ensureWebBuilt();
  process.exitCode = await serve();
});

/**
 * Runs the server until it is stopped and answers its exit code; started again where it ends by itself. It has a process group of its own, so that Ctrl-C, which the terminal sends to
 * everybody in ours and npm once more, reaches it once.
 */
async function serve() {
  const node = await projectNode();
  const stopping = new AbortController();
  let server;
  const start = () => {
    server = spawn(node, [join(root, 'packages', 'server', 'src', 'main.ts')], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    return server;
  };
  let last = 0;
  const pass = (signal) => {
    stopping.abort();
    if (Date.now() - last > 1000) server?.kill(signal);
    last = Date.now();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => pass(signal));
  process.on('SIGHUP', () => pass('SIGTERM'));
  whenNpmIsGone(() => pass('SIGTERM'));
  return supervise(start, stopping.signal);
}

/** Who kills npm means us, and npm cannot tell us any more. */
function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250).unref();
}
