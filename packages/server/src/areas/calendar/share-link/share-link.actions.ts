import { isReservedShareUri, type NotSharable, whyNotSharable } from '@samspel/domain/calendar/share-link';
import { makeSharableInput } from '@samspel/domain/calendar/share-link.input';
import { id } from '@samspel/domain/input';
import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { z } from 'zod';
import { findSubject, type LockedSubject } from '../../../core/access/find-subject.ts';
import { record } from '../../../core/audit/record.ts';
import { calendarAction, refuseArchived } from '../calendar/calendar.action.ts';
import { readShare, type ShareRow } from './share-link.queries.ts';
import { releaseLink, shareUnder } from './share-link.write.ts';

/** Shares a year wheel with everybody under a uri; returns null if the uri is in use (product/sharing#making-a-link). */
export const makeSharable = calendarAction(
  makeSharableInput,
  async (input, { caller, tx, emit, services }): Promise<ShareRow | null> => {
    const found = await findSubject(tx, caller, input.id, 'edit', { kind: 'CALENDAR', field: 'input.id' });

    refuseUnsharable(found);
    if (isReservedShareUri(input.uri)) return null;

    const before = await readShare(tx, found.id);
    if (before?.uri === input.uri) return before;
    const sharing = { calendarId: found.id, uri: input.uri, personId: caller.id, now: services.now() };
    if (!(await shareUnder(tx, sharing))) return null;

    await record(tx, { action: 'shareLink', by: caller.id, subject: found.id, detail: { isShared: true } });
    await emit({ name: 'calendar.shared', subjectId: found.id });
    return readShare(tx, found.id);
  },
);

/** Removes the share link of a year wheel; does nothing if there is none. */
export const removeSharable = calendarAction(
  z.strictObject({ id }),
  async (input, { caller, tx, emit, services }): Promise<ShareRow> => {
    const found = await findSubject(tx, caller, input.id, 'edit', { kind: 'CALENDAR', field: 'id' });

    refuseArchived(found);

    const wasShared = await releaseLink(tx, found.id, services.now());

    if (wasShared) {
      await record(tx, { action: 'shareLink', by: caller.id, subject: found.id, detail: { isShared: false } });
      await emit({ name: 'calendar.unshared', subjectId: found.id });
    }
    return { id: found.id, uri: null, createdById: null, dateCreated: null };
  },
);

const refusals: Record<NotSharable, RefusalCode> = {
  noWriteAccess: 'notAllowed',
  archived: 'calendar.archived',
  private: 'calendar.private',
  draft: 'calendar.draft',
};

/** Throws if a year wheel may not be shared with everybody. The caller must already have the right to edit `found`. */
function refuseUnsharable({ status, isPrivate }: LockedSubject): void {
  const why = whyNotSharable({ status, isPrivate, myAccess: 'WRITE' });
  if (why) throw new Refusal(refusals[why], 'input.id');
}
