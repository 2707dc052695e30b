import { perDay } from '../../../core/rate-limit/quota.ts';

/** Daily limits. A copy of a year wheel is counted separately. */
export const quotas = { calendars: perDay('year wheels made', 200), activities: perDay('activities made', 30_000) };
