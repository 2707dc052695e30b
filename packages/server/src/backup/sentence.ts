import { Refusal } from '@samspel/domain/refusal';
import { SettingsError } from '../core/base/settings.ts';
import { DatabaseStartError } from '../core/database/embedded/start-error.ts';
import { hasCode } from '../core/storage/has-code.ts';
import { BackupError } from './backup-error.ts';

/** What stops a command from writing or reading a file, by the system's code: what is the matter, and what to do. */
const troubles = {
  ENOSPC: 'The disk is full: make room, or choose another folder',
  EDQUOT: 'The disk quota is used up: make room, or choose another folder',
  EROFS: 'The folder cannot be written to: choose another one',
  EACCES: 'This user may not do that: choose another folder, or give the user the right',
  EPERM: 'This user may not do that: choose another folder, or give the user the right',
  ENOENT: 'The folder is not there: make it, or mount its disk',
  ENOTDIR: 'The folder is not there: make it, or mount its disk',
  EISDIR: 'That is a folder: give the name of a file',
} as const;

/** Returns what the operator reads about what went wrong: one sentence if it was to be expected, else undefined. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ([BackupError, SettingsError, DatabaseStartError].some((kind) => error instanceof kind)) return error.message;
  if (error instanceof Refusal && error.code === 'storage.away') return 'The bucket of the files cannot be reached.';
  for (const [code, sentence] of Object.entries(troubles))
    if (hasCode(error, code)) return `${sentence} (${(error as NodeJS.ErrnoException).path ?? code}).`;
  return undefined;
}

/** What stands in place of a sentence about a fault of ours. */
export const unforeseen = 'A fault that nobody foresaw: the log says more.';
