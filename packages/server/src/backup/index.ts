import type { Area } from '../core/area/area.ts';
import { backupJob } from './backup.job.ts';

/** Backups that are made by themselves. */
export const backup: Area = { name: 'backup', sdl: '', actions: {}, resolvers: {}, jobs: [backupJob] };
