import { id } from '@samspel/domain/input';
import { sql } from 'kysely';
import { z } from 'zod';
import { findSubject, type LockedSubject } from '../../core/access/find-subject.ts';
import { type Act, action } from '../../core/area/action.ts';
import { type Reaction, readReactions } from './reaction.queries.ts';

const subjectInput = z.strictObject({ id });

/** Follows a subject. Everybody who may know of it may follow it, archived or not, since following changes nothing that others have written. */
export const follow = reaction('subject.followed', 'follow', addMark);

/** Stops following. */
export const unFollow = reaction('subject.unfollowed', 'follow', removeMark);

/** Claps; each person counts once. */
export const like = reaction('subject.liked', 'clap', addMark);

/** Takes a clap back. */
export const unLike = reaction('subject.unliked', 'clap', removeMark);

type Mark = 'follow' | 'clap';
/** Returns whether anything changed. */
type Write = (act: Act, mark: Mark, subjectId: number) => Promise<boolean>;

function reaction(name: `subject.${string}`, mark: Mark, write: Write) {
  return action(subjectInput, async (input, act): Promise<Reaction & Pick<LockedSubject, 'kind'>> => {
    const { kind } = await findSubject(act.tx, act.caller, input.id, 'list', { field: 'id' });

    const isChange = await write(act, mark, input.id);

    if (isChange) await act.emit({ name, subjectId: input.id, reach: 'unnamed' });
    const [counted] = await readReactions(act.tx, act.caller.id, [input.id]);
    return { ...counted!, kind };
  });
}

async function addMark({ tx, caller }: Act, mark: Mark, subjectId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into ${sql.table(mark)} (subject_id, person_id) values (${subjectId}, ${caller.id}) on conflict do nothing`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

async function removeMark({ tx, caller }: Act, mark: Mark, subjectId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(mark)} where subject_id = ${subjectId} and person_id = ${caller.id}`.execute(tx);
  return numAffectedRows === 1n;
}
