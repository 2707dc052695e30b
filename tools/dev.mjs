// `npm run dev`: server and pages that follow every change. What is printed of migrations and .graphql files is printed anew.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { projectNode, serverFlags } from './node.mjs';
import { root } from './paths.mjs';
import { quietly, runTool } from './step.mjs';

/** Folders that a running server reads; a change in one starts it again. */
const watched = ['packages/server/src', 'packages/server/migrations', 'packages/domain/src', 'packages/i18n/src'];
/** Operations of the pages, whose types are printed; Vite itself follows everything else of them. */
const operations = 'packages/web/src';
const pages = 'http://localhost:5173/app/';
/** Milliseconds to wait for more changes: an editor writes several files at once. */
const pause = 200;

await runTool(async () => {
  await ensureInstalled('all');
  const node = await projectNode();
  const vite = spawn(node, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), '--clearScreen=false'], {
    cwd: join(root, 'packages', 'web'),
    stdio: 'inherit',
  });
  let server = startServer(node);
  let changed = new Set();
  let timer;
  let work = Promise.resolve();

  const follow = async () => {
    const files = [...changed];
    changed = new Set();
    if (files.some((file) => /\.(sql|graphql)$/.test(file))) {
      const { code, output } = await quietly(node, [join(root, 'tools', 'print.ts')], { cwd: root });
      console.log(code === 0 ? 'Printed schemas and types.' : output.trimEnd());
      if (code !== 0) return;
    }
    if (files.every((file) => file.startsWith(operations))) return;
    await ended(server);
    server = startServer(node);
  };
  const note = (folder) => (_event, name) => {
    const file = join(folder, name ?? '');
    if (/\.test\.tsx?$|~$/.test(file) || (folder === operations && !file.endsWith('.graphql'))) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(follow);
    }, pause);
  };
  const watchers = [...watched, operations].map((folder) =>
    watch(join(root, folder), { recursive: true }, note(folder)),
  );

  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
    vite.once('exit', resolve);
  });
  for (const watcher of watchers) watcher.close();
  clearTimeout(timer);
  vite.kill();
  await work;
  await ended(server);
});

/** Starts the server, whose mails and links lead to the pages that Vite serves. */
function startServer(node) {
  return spawn(node, [...serverFlags(), join(root, 'packages', 'server', 'src', 'main.ts')], {
    cwd: root,
    env: { BASE_URL: new URL(pages).origin, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Ctrl-C goes to this process alone, which stops the server when nothing is being printed.
    detached: true,
  });
}

/** Stops a server, and waits until its database is stopped too. */
function ended(server) {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}
