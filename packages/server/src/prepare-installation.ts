import type { Services } from './core/base/services.ts';
import { sealCalendarCodes } from './core/session/calendar-code.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { loadReferenceData } from './reference/reference-data.ts';

/** What a database holds before anybody signs in: reference data, the first admins, and the demo where it is wanted. `say` is told what takes time. */
export async function prepareInstallation(services: Services, say: (line: string) => void = () => {}): Promise<void> {
  await loadReferenceData(services.db);
  await sealCalendarCodes(services);
  if (services.settings.demo) await seedDemo(services, say);
  await nameAdmins(services);
}

/** Makes admins of those ADMIN_EMAILS that have signed up already; the others become admins when they do (product/wire#settings). */
async function nameAdmins({ db, settings }: Services): Promise<void> {
  if (settings.adminEmails.length === 0) return;
  await db
    .updateTable('person')
    .set({ is_admin: true })
    .where('email', 'in', settings.adminEmails)
    .where('user_status', '<>', 'PENDING')
    .execute();
}
