import { feedCodes } from './areas/calendar/feed/feed-link.code.ts';
import type { Services } from './core/base/services.ts';
import { calendarCodes, sealCalendarCodes } from './core/session/calendar-code.ts';
import { resealCodes } from './core/session/reseal.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { loadReferenceData } from './reference/reference-data.ts';

/**
 * Prepares a database before anybody signs in: the reference data, the first admins, the demo if it is wanted, and the sealing of codes
 * of before. `say` gets a line about what takes time.
 */
export async function prepareInstallation(services: Services, say: (line: string) => void = () => {}): Promise<void> {
  await loadReferenceData(services.db);
  await sealCalendarCodes(services);
  for (const codes of [calendarCodes, feedCodes]) await resealCodes(services, codes);
  if (services.settings.demo) await seedDemo(services, say);
  await nameAdmins(services);
}

/** Makes the people of ADMIN_EMAILS who have signed up admins. The others become admins when they sign up (product/wire#settings). */
async function nameAdmins({ db, settings }: Services): Promise<void> {
  if (settings.adminEmails.length === 0) return;
  await db
    .updateTable('person')
    .set({ is_admin: true })
    .where('email', 'in', settings.adminEmails)
    .where('user_status', '<>', 'PENDING')
    .execute();
}
