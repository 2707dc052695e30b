import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/paths.mjs';

/** A version of before, checked out beside this one. */
export type Older = Readonly<{ main: string; commit: string; close: () => void }>;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Checks out the commit before the newest migration, with the packages of this one but for its own. */
export function checkOutOlder(): Older {
  const commit = git('log', '-1', '--diff-filter=A', '--format=%h', '--', 'packages/server/migrations');
  const folder = mkdtempSync(join(tmpdir(), 'samspel-older-'));
  git('worktree', 'add', '--detach', folder, `${commit}^`);
  linkPackages(folder);
  return {
    main: join(folder, 'packages', 'server', 'src', 'main.ts'),
    commit: `${commit}^`,
    close: () => {
      git('worktree', 'remove', '--force', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function linkPackages(folder: string): void {
  const from = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules', '@samspel'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@samspel') symlinkSync(join(from, name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', '@samspel', name));
    const own = join('packages', name, 'node_modules');
    if (readdirSync(join(root, 'packages', name)).includes('node_modules'))
      symlinkSync(join(root, own), join(folder, own));
  }
}
