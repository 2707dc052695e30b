import { updateMeInput, updateSettingsInput } from '@samspel/domain/account/profile.input';
import { termsVersion } from '@samspel/domain/account/terms';
import { acceptTermsInput } from '@samspel/domain/account/terms.input';
import { Refusal } from '@samspel/domain/refusal';
import { sql } from 'kysely';
import { z } from 'zod';
import { action } from '../../core/area/action.ts';
import { record } from '../../core/audit/record.ts';
import { requirePermission } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import { readMe } from '../../core/people/persons.ts';
import { countAgainst } from '../../core/rate-limit/rate-limit.ts';
import { renewCode } from '../../core/session/calendar-code.ts';

/** Saves the caller's profile (product/accounts#profile); a field left out stays as it is. Only they write it, so it has no version. */
export const updateMe = action(updateMeInput, async (input, { caller, tx }) => {
  const { kostraFunctions, name, language, jobTitle, department, description, phoneNumber } = input;
  const changes = {
    name,
    language,
    job_title: jobTitle,
    department,
    description,
    phone_number: phoneNumber,
  };

  if (Object.values(changes).some((value) => value !== undefined)) {
    await tx.updateTable('person').set(changes).where('id', '=', caller.id).execute();
  }
  if (kostraFunctions) await replaceKostra(tx, caller.id, kostraFunctions);

  return readMe(tx, caller);
});

/**
 * Saves the caller's choices (product/accounts#profile); those left out stay as they are. Throws `noPermission` for the timeline without
 * CALENDAR_TIMELINE.
 */
export const updateSettings = action(
  updateSettingsInput,
  async ({ acceptedUserTerms, ...input }, { caller, tx, services }) => {
    if (input.calendarSelectedView === 'timeline') requirePermission(caller, 'CALENDAR_TIMELINE');

    const choices = JSON.stringify(input);
    if (acceptedUserTerms) await keepAcceptance(tx, caller.id, services.now());
    await sql`update person set settings = jsonb_strip_nulls(settings || ${choices}::jsonb) where id = ${caller.id}`.execute(
      tx,
    );

    return readMe(tx, caller);
  },
);

/** Accepts the user terms, the last step of the welcome wizard (product/accounts#welcome). Throws `account.termsChanged` for another version. */
export const acceptTerms = action(acceptTermsInput, async (_input, { caller, tx, services }) => {
  await keepAcceptance(tx, caller.id, services.now());

  return readMe(tx, caller);
});

/** How many new codes a person may ask for. */
const mostCodes = { name: 'calendar codes', most: 20, minutes: 60 };

/** Gives the caller a new code for their calendar links (product/sharing#feeds): links with the old code stop working. */
export const renewCalendarCode = action(z.strictObject({}), async (_input, { caller, tx, services }) => {
  await countAgainst(tx, services, mostCodes, String(caller.id));

  await renewCode(tx, services, caller.id);
  await record(tx, { action: 'calendarCode', by: caller.id, about: caller.id });

  return readMe(tx, caller);
});

/** Stores that a person has accepted the current terms; that makes a new person active. */
async function keepAcceptance(tx: Tx, personId: number, now: Date): Promise<void> {
  await sql`update person set accepted_terms = ${termsVersion}, accepted_terms_at = ${now},
      user_status = case user_status when 'NEED_INFO' then 'ACTIVATED' else user_status end
    where id = ${personId}`.execute(tx);
  await record(tx, { action: 'terms', by: personId, about: personId, detail: { version: termsVersion } });
}

async function replaceKostra(tx: Tx, personId: number, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .selectFrom('kostra_function')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw new Refusal('notFound', `input.kostraFunctions.${unknown}`);
  await tx.deleteFrom('person_kostra').where('person_id', '=', personId).execute();
  if (ids.length > 0) {
    await tx
      .insertInto('person_kostra')
      .values(ids.map((function_id) => ({ person_id: personId, function_id })))
      .execute();
  }
}
