import { Refusal } from '@samspel/domain/refusal';
import { slugOf } from '@samspel/domain/subject/address';
import { osloToday } from '@samspel/domain/time/oslo';
import { sayer } from '@samspel/i18n/format';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import { readFrom } from '../../../core/database/standby/read-from.ts';
import type { MailWriter } from '../../../core/mail/mail-writer.ts';
import { writeBlocks } from '../../../core/mail/write-blocks.ts';
import { findPersonAsCaller } from '../../../core/session/find-caller.ts';
import { paperPool } from '../paper/paper-pool.ts';
import type { YearOnPaper } from '../paper/year-on-paper.ts';
import { endingPage, endingPath, endingToken } from './ending-paper-mails.ts';
import { type PaperMailAbout, paperWriterName } from './paper-mail.job.ts';
import { readPaperMail } from './paper-mail.queries.ts';
import { readWheelForPaper, readYearForPaper } from './paper-year.queries.ts';

/** The largest file that goes along with a mail, in bytes; a larger one is a link alone. */
const largest = 8_000_000;

/** Writes the mails with a year as a PDF, if their reader still wants it and may read it at that moment. */
export const paperWriter: MailWriter = {
  name: paperWriterName,
  write: async (services, { person, calendar }: PaperMailAbout) => {
    const caller = await findPersonAsCaller(services, person);
    const wanted = await readPaperMail(services.db, person, calendar);
    if (!caller?.mayUse.includes('CALENDAR') || !wanted) return null;
    const year = await readYear(services, caller, calendar);
    if (!year) return null;
    const sheet = { paper: wanted.paper, orientation: wanted.orientation, what: wanted.what, notes: false };
    const bytes = await paperPool.make({ format: 'pdf', year, sheet }, services.now());
    const say = sayer(caller.locale);
    const token = endingToken(services, person, calendar);
    const blocks = [
      { heading: `${year.title} ${year.year}` },
      { words: say(bytes.length > largest ? 'paper.mail.tooLarge' : 'paper.mail.body') },
      { button: say('mail.told.open'), url: year.link },
      {
        foot: [{ words: say('paper.mail.why') }, { words: say('paper.mail.end'), url: endingPage(services, token) }],
      },
    ];
    const name = `${slugOf(year.title) || 'samspel'}-${year.year}.pdf`;
    return {
      ...writeBlocks(caller.locale, say('paper.mail.subject', { title: year.title, year: String(year.year) }), blocks),
      headers: {
        'List-Unsubscribe': `<${services.settings.baseUrl}/api${endingPath}?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      attachments: bytes.length > largest ? [] : [{ name, type: 'application/pdf', bytes }],
    };
  },
};

const unfiltered = { year: undefined, startMonth: undefined, q: undefined, person: undefined, tag: undefined };

/** Undefined if the person may no longer read it, or nothing can be drawn of it. */
async function readYear(services: Services, caller: Caller, calendar: number | null): Promise<YearOnPaper | undefined> {
  const ask = {
    filter: { ...unfiltered, late: false, open: false, starred: false },
    paper: { from: undefined, to: undefined },
    locale: caller.locale,
    today: osloToday(services.now()),
  };
  try {
    return await readFrom(services, caller, async (db) => {
      if (calendar === null) return readYearForPaper({ ...services, db }, caller, false, ask);
      const { title } = await findSubject(db, caller, calendar, 'see', { kind: 'CALENDAR', field: 'calendar' });
      return readWheelForPaper({ ...services, db }, caller, { id: calendar, title }, ask);
    });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
