import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keptBackups } from './kept-backups.ts';

/** Names of the backups that are made by themselves: the installation, and the moment in UTC. What the operator calls otherwise is left alone. */
const pattern = /^samspel-([0-9a-f]{8})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(\.unfinished)?$/;

/** Returns the name of a backup of an installation. */
export const backupName = (installation: string, now: Date): string =>
  `samspel-${installation}-${now.toISOString().replace(/\.\d+|[-:]/g, '')}.backup`;

/** Removes what killed processes left unfinished of an installation's backups. Nobody may be making one in the folder. */
export async function removeUnfinished(folder: string, installation: string): Promise<void> {
  const left = (await listBackups(folder, installation)).filter(({ isUnfinished }) => isUnfinished);
  for (const { name } of left) await rm(join(folder, name), { force: true });
}

/** Removes the backups of an installation that are no longer kept. Returns how many. */
export async function removeOld(folder: string, installation: string): Promise<number> {
  const backups = (await listBackups(folder, installation)).filter(({ isUnfinished }) => !isUnfinished);
  const kept = keptBackups(backups.map(({ moment }) => moment));
  const old = backups.filter(({ moment }) => !kept.has(moment));
  for (const { name } of old) await rm(join(folder, name), { force: true });
  return old.length;
}

async function listBackups(folder: string, installation: string) {
  return (await readdir(folder)).flatMap((name) => {
    const [, of, year, month, day, hours, minutes, seconds, unfinished] = pattern.exec(name) ?? [];
    const moment = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
    if (of !== installation || Number.isNaN(moment.getTime())) return [];
    return [{ name, moment, isUnfinished: unfinished !== undefined }];
  });
}
