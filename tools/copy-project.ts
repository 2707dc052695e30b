// A copy of the project for a test that writes into it: other people's packages are linked and our own copied, so that a trial changes nothing here.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectNode } from './node.mjs';
import { root } from './paths.mjs';

/** A copy of the project, and how a program runs in it. */
export type ProjectCopy = {
  root: string;
  /** Runs a program of the copy with the project's Node. */
  run: (...args: string[]) => { status: number | null; output: string };
};

/** Copies the project to a folder of its own, which the caller removes. */
export async function copyProject(): Promise<ProjectCopy> {
  const node = await projectNode();
  const copy = mkdtempSync(join(tmpdir(), 'samspel-copy-'));
  const rest = readdirSync(root).filter((name) => /\.(ts|json)$|^\.gitignore$/.test(name));
  for (const name of ['packages', 'docs', 'e2e', 'tools', ...rest]) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/^(node_modules|dist)$/.test(basename(path)),
    });
  }
  linkPackages(copy);
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(node, args, { cwd: copy, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  return { root: copy, run };
}

function linkPackages(copy: string): void {
  mkdirSync(join(copy, 'node_modules', '@samspel'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '@samspel')) {
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', '@samspel', name));
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, 'packages', name, 'node_modules'));
  }
}
