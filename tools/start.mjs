// `npm start`: from a fresh clone to a running Samspel. Packages and web pages are made once; then the server runs in the foreground.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { projectNode, serverFlags } from './node.mjs';
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
 * Runs the server until it is stopped, starting it again if it ends by itself, and returns its exit code. The server has its own process group, so
 * that Ctrl-C, which the terminal sends to everybody in our group and npm sends once more, reaches it only once.
 */
async function serve() {
  const node = await projectNode();
  const stopping = new AbortController();
  let server;
  const start = () => {
    server = spawn(node, [...serverFlags(), join(root, 'packages', 'server', 'src', 'main.ts')], {
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

/** Stops when npm is gone: killing npm means stopping us too, and npm can no longer pass that on. */
function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250).unref();
}
