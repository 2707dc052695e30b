import type { Area } from '../core/area/area.ts';
import { health } from '../core/health/health.ts';
import { sharing } from '../subject/access/index.ts';
import { reaction } from '../subject/reaction/index.ts';
import { account } from './account/index.ts';
import { calendar } from './calendar/index.ts';
import { organization } from './organization/index.ts';

/** Every area of the server. */
export const areas: readonly Area[] = [health, organization, account, sharing, calendar, reaction];
