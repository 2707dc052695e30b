import { shareInput } from '@samspel/domain/share/share.input';
import { findSubject } from '../../core/access/find-subject.ts';
import { action } from '../../core/area/action.ts';
import { queueUnwritten } from '../../core/mail/queue-mail.ts';
import { countAgainst, type RateLimit } from '../../core/rate-limit/rate-limit.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { type ShareAbout, shareWriterName } from './share.writer.ts';

/** The most mails that one person may send to others in an hour. */
const mostMails: RateLimit = { name: 'shares by mail', most: 20, minutes: 60 };

/** The action that shares a thing by mail. */
export const shareAction = (kinds: Kinds) =>
  action(shareInput, async ({ id, email, description }, { caller, tx, services }) => {
    const kind = kinds.all.filter(({ isSharedByMail }) => isSharedByMail).map((definition) => definition.kind);
    const found = await findSubject(tx, caller, id, 'see', { kind, field: 'input.id' });

    await countAgainst(tx, services, mostMails, String(caller.id));

    const about: ShareAbout = { by: caller.id, subject: found.id, to: email, message: description };
    await queueUnwritten(tx, shareWriterName, [{ to: email, about }]);

    return true;
  });
