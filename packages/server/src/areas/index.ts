import { sharing } from '../core/access/sharing/index.ts';
import type { Area } from '../core/area.ts';
import { health } from '../core/health/health.ts';
import { account } from './account/index.ts';
import { calendar } from './calendar/index.ts';
import { organization } from './organization/index.ts';
import { reaction } from './reaction/index.ts';

/** Every area of the server. */
export const areas: readonly Area[] = [health, organization, account, sharing, calendar, reaction];
