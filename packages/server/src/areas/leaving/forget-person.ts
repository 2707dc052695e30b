import { sql } from 'kysely';
import type { Tx } from '../../core/database/pool.ts';
import { forgetMentions } from './forget-mentions.ts';
import { formerName } from './former-name.ts';

/** Tables whose rows of the person are all deleted, with the column that refers to the person. */
export const emptied = [
  ['access_request', 'person_id'],
  ['address_proof', 'person_id'],
  ['alternate_email', 'person_id'],
  ['calendar_code', 'person_id'],
  ['calendar_copy', 'person_id'],
  ['calendar_ring', 'person_id'],
  ['clap', 'person_id'],
  ['comment_mention', 'person_id'],
  ['discussion_visit', 'person_id'],
  ['favourite', 'person_id'],
  ['feed_fetch', 'person_id'],
  ['feed_link', 'person_id'],
  ['feed_reader', 'person_id'],
  ['follow', 'person_id'],
  ['given_answer', 'person_id'],
  ['import', 'person_id'],
  ['my_data', 'person_id'],
  ['notification', 'person_id'],
  ['notification_check', 'person_id'],
  ['notify_choice', 'person_id'],
  ['paper_file', 'person_id'],
  ['paper_mail', 'person_id'],
  ['password', 'person_id'],
  ['person_group_member', 'person_id'],
  ['person_kostra', 'person_id'],
  ['pin', 'person_id'],
  ['poll_vote', 'person_id'],
  ['provider_account', 'person_id'],
  ['rollover', 'person_id'],
  ['saved_search', 'person_id'],
  ['session', 'person_id'],
  ['tag_follow', 'person_id'],
  ['topic_visit', 'person_id'],
  ['written_up_to', 'person_id'],
] as const;

/** Columns that refer to the person and are not emptied here, each with its reason; they would be deleted with the row of the person. */
export const kept: Readonly<Record<string, string>> = {
  'access_entry.person_id': 'a thing that nobody took over keeps an owner, who is nobody any more; other access goes',
  'acts_as.person_id': 'kept by triggers as the memberships are',
};

/**
 * Deletes the personal data of a person from the database (product/accounts#deletion). Their row stays without it, as the author of what they made,
 * 'Tidlegare brukar'. The audit log has only numbers, and stays.
 */
export async function forgetPerson(tx: Tx, id: number, now: Date): Promise<void> {
  await forgetMentions(tx, id);
  await sql`
    with known as (select email from person where id = ${id} union all select email from alternate_email where person_id = ${id}),
      mails as (delete from mail_outbox where lower(to_address) in (select email from known))
    delete from oidc_ticket where email in (select email from known)`.execute(tx);
  for (const [table, column] of emptied)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(tx);
  await sql`delete from access_entry where person_id = ${id} and level <> 'OWNER'`.execute(tx);
  await sql`update person set leaves_to = null where leaves_to = ${id}`.execute(tx);
  await tx
    .updateTable('person')
    .set({
      name: formerName,
      email: `left-${id}@samspel.invalid`,
      job_title: null,
      department: null,
      description: null,
      phone_number: null,
      picture: null,
      calendar_code: null,
      settings: '{}',
      accepted_terms: null,
      accepted_terms_at: null,
      invited_at: null,
      is_admin: false,
      is_organization_admin: false,
      user_status: 'DEACTIVATED',
      leaves_at: null,
      leaves_to: null,
      left_at: now,
    })
    .where('id', '=', id)
    .execute();
}
