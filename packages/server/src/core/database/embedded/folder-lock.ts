import { spawnSync } from 'node:child_process';
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { DatabaseStartError, errorCode } from './start-error.ts';

/** macOS opens and locks in one call; Node has no names for its flags. */
const darwinExclusiveNow = 0x20 | 0x4;

/**
 * Takes the data folder for this process. The kernel keeps the lock on the open file, so the lock ends with the
 * process however that ends, a process that reuses its number is never mistaken for the holder, and of many at once one wins.
 * @returns a function that releases the folder
 * @throws DatabaseStartError if a running Samspel has it, or the folder cannot be written to
 */
export function lockFolder(dataDir: string, file: string): () => void {
  const descriptor = open(dataDir, file);
  if (descriptor === undefined || !lockOpenFile(descriptor)) {
    if (descriptor !== undefined) closeSync(descriptor);
    throw new DatabaseStartError(
      `The data folder ${dataDir} is in use by another Samspel${holder(file)}: stop that one, or choose another folder with DATA_DIR.`,
    );
  }
  ftruncateSync(descriptor);
  writeSync(descriptor, `${process.pid}\n`, 0);
  let held = true;
  return () => {
    if (held) closeSync(descriptor);
    held = false;
  };
}

/** Opens the lock file. Returns undefined if macOS says that another process has it. @throws DatabaseStartError if it cannot be written to */
function open(dataDir: string, file: string): number | undefined {
  const atOnce = process.platform === 'darwin' ? darwinExclusiveNow : 0;
  try {
    return openSync(file, constants.O_RDWR | constants.O_CREAT | atOnce, 0o600);
  } catch (error) {
    if (errorCode(error) === 'EAGAIN') return undefined;
    throw new DatabaseStartError(
      `The data folder ${dataDir} cannot be written to (${errorCode(error)}): give this user the right to it, or choose another with DATA_DIR.`,
    );
  }
}

/** Whether the lock was free. `flock` locks the open file that we pass to it, and the lock stays on our descriptor after `flock` has ended. */
function lockOpenFile(descriptor: number): boolean {
  if (process.platform === 'darwin') return true;
  const { status, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
  if (!error) return status === 0;
  closeSync(descriptor);
  throw new DatabaseStartError(
    'Samspel needs the command flock to guard its data folder: install the package util-linux.',
  );
}

function holder(file: string): string {
  try {
    const pid = readFileSync(file, 'utf8').trim();
    return /^\d+$/.test(pid) ? ` (process ${pid})` : '';
  } catch {
    return '';
  }
}
