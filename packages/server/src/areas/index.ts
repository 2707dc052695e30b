import type { Area } from '../core/area/area.ts';
import { health } from '../core/health/health.ts';
import { subject } from '../subject/index.ts';
import { account } from './account/index.ts';
import { calendar } from './calendar/index.ts';
import { kinds } from './kinds.ts';
import { organization } from './organization/index.ts';

/** Every area of the server, on the floor of what works on any kind of thing. */
export const areas: readonly Area[] = [health, subject(kinds), organization, account, calendar];
