import { perDay } from '../../../core/rate-limit/quota.ts';

/** A copy of a year wheel is counted apart. */
export const quotas = { calendars: perDay('year wheels made', 200), activities: perDay('activities made', 30_000) };
