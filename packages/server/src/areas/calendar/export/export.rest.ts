import { type PaperFormat, type SheetFormat, sheetFormats } from '@samspel/domain/calendar/export';
import {
  calendarExportInput,
  type ExportFilter,
  municipalityExportInput,
  type PaperInput,
  paperFileInput,
  yearExportInput,
} from '@samspel/domain/calendar/export.input';
import { writeDelimited } from '@samspel/domain/import/delimited';
import { slugOf } from '@samspel/domain/subject/address';
import { osloToday } from '@samspel/domain/time/oslo';
import type { FastifyReply } from 'fastify';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Condition } from '../../../core/access/rules.ts';
import { type Caller, requirePermission } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import type { Db } from '../../../core/database/pool.ts';
import { readFrom } from '../../../core/database/standby/read-from.ts';
import { hungUpOf } from '../../../core/rest/hung-up.ts';
import { inert } from '../../../core/rest/inert.ts';
import { type Call, type Route, signedInRoute } from '../../../core/rest/route.ts';
import type { PaperOrder, YearOnPaper } from '../paper/year-on-paper.ts';
import { ofCalendar, ofMyMunicipality, ofMyYear, readExport } from './export.queries.ts';
import { makeOrLeave, readPaperFile } from './paper-files.ts';
import { readMunicipalityForPaper } from './paper-municipality.queries.ts';
import { municipalityOf, type PaperAsk } from './paper-parts.queries.ts';
import { readWheelForPaper, readYearForPaper } from './paper-year.queries.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { workbookOf } from './workbook.ts';

/**
 * Activities as sheets (product/import#out-again), and a year as paper or a picture (product/sharing#files-for-paper): of a year wheel that the caller may
 * read, of their own year, and of the year of their municipality, as the filter of the page has it.
 */
export const exportRoutes: readonly Route[] = [
  signedInRoute(
    { method: 'GET', path: '/calendar/:id/export/:format', input: calendarExportInput, isTransfer: true },
    (call, caller) => {
      const { id, format, ...filter } = call.input;
      return sendYear(
        call,
        caller,
        { format, filter },
        {
          titleOf: async (db) => (await findSubject(db, caller, id, 'see', { kind: 'CALENDAR', field: 'id' })).title,
          scope: ofCalendar(id),
          readForPaper: (from, title, ask) => readWheelForPaper(from, caller, { id, title }, ask),
          wheel: id,
        },
      );
    },
  ),
  signedInRoute(
    { method: 'GET', path: '/person/me/year/export/:format', input: yearExportInput, isTransfer: true },
    (call, caller) => {
      const { format, archived, ...filter } = call.input;
      return sendYear(
        call,
        caller,
        { format, filter },
        {
          titleOf: async () => caller.name,
          scope: ofMyYear(caller, archived),
          readForPaper: (from, _title, ask) => readYearForPaper(from, caller, archived, ask),
        },
      );
    },
  ),
  signedInRoute(
    {
      method: 'GET',
      path: '/person/me/municipality/export/:format',
      input: municipalityExportInput,
      isTransfer: true,
    },
    (call, caller) => {
      const { format, group, ...filter } = call.input;
      return sendYear(
        call,
        caller,
        { format, filter },
        {
          titleOf: (db) => municipalityOf(db, caller),
          scope: ofMyMunicipality(caller),
          readForPaper: (from, title, ask) => readMunicipalityForPaper(from, caller, { title, group }, ask),
        },
      );
    },
  ),
  signedInRoute(
    { method: 'GET', path: '/export/:reference', input: paperFileInput, isTransfer: true },
    async (call, caller) => {
      const { reference } = call.input;
      // From the primary: a job has just made it, which no standby need have yet.
      const { name, bytes } = await readPaperFile(call.services.db, caller, reference, call.services.now());
      return bytes ? sendFile(call.reply, bytes, name) : sayWait(call.reply, reference);
    },
  ),
];

/** A year that can be taken out. */
interface YearSource {
  titleOf: (db: Db) => Promise<string>;
  /** Its activities. */
  scope: Condition;
  readForPaper: (from: Services, title: string, ask: PaperAsk) => Promise<YearOnPaper>;
  /** The id of the year wheel; without one, a sheet names that of each activity. */
  wheel?: number;
}

/** Reads a year, from a standby if there is one, and sends it as a sheet, for paper or as a picture. */
async function sendYear(
  call: Call<ExportFilter & PaperInput>,
  caller: Caller,
  { format, filter }: { format: SheetFormat | PaperFormat; filter: ExportFilter & PaperInput },
  { titleOf, scope, readForPaper, wheel }: YearSource,
): Promise<unknown> {
  const { services, locale } = call;
  requirePermission(caller, 'CALENDAR');
  const today = osloToday(services.now());
  if (isSheet(format)) {
    const { title, activities } = await readFrom(services, caller, async (db) => ({
      title: await titleOf(db),
      activities: await readExport(db, caller, scope, filter, today),
    }));
    return sendSheet(call, format, sheetOf(activities, wheel === undefined, locale), title);
  }
  const ask = { filter, paper: filter, locale, today };
  const { title, year } = await readFrom(services, caller, async (db) => {
    const title = await titleOf(db);
    return { title, year: await readForPaper({ ...services, db }, title, ask) };
  });
  return sendPaper(call, caller, format, year, title, wheel);
}

const isSheet = (format: SheetFormat | PaperFormat): format is SheetFormat =>
  (sheetFormats as readonly string[]).includes(format);

const types: Record<SheetFormat | PaperFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
};

async function sendSheet(
  { reply, input: { year } }: Call<{ year?: number | undefined }>,
  format: SheetFormat,
  sheet: Sheet,
  title: string,
): Promise<unknown> {
  const bytes =
    format === 'xlsx' ? await workbookOf(sheet, title) : Buffer.from(writeDelimited([sheet.headings, ...sheet.rows]));
  return sendFile(reply, bytes, nameOf(title, year, format));
}

async function sendPaper(
  { reply, input, services }: Call<ExportFilter & PaperInput>,
  caller: Caller,
  format: PaperFormat,
  year: YearOnPaper,
  title: string,
  wheel?: number,
): Promise<unknown> {
  const { paper, orientation, what, notes, page, ground } = input;
  const sheet = { paper: paper ?? ('a4' as const), orientation, what, notes };
  const order: PaperOrder =
    format === 'pdf' ? { year, format, sheet } : { year, format, sheet: paper && sheet, page, ground };
  const name = nameOf(title, year.year, format);
  const hungUp = hungUpOf(reply);
  const file = await makeOrLeave(services, caller, order, name, wheel, hungUp).catch((error: unknown) => {
    if (hungUp.aborted) return null;
    throw error;
  });
  // Nobody is there to be answered.
  if (!file) return reply.hijack();
  return 'bytes' in file ? sendFile(reply, Buffer.from(file.bytes), name) : sayWait(reply, file.reference);
}

const nameOf = (title: string, year: number | undefined, format: SheetFormat | PaperFormat): string =>
  `${[slugOf(title), year].filter(Boolean).join('-') || 'samspel'}.${format}`;

function sendFile(reply: FastifyReply, bytes: Buffer, name: string): FastifyReply {
  const format = name.slice(name.lastIndexOf('.') + 1) as SheetFormat | PaperFormat;
  return reply
    .headers({
      ...inert,
      'content-type': types[format],
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}"`,
    })
    .send(bytes);
}

/** Says where the file will be when the job has made it. */
const sayWait = (reply: FastifyReply, reference: string): FastifyReply =>
  reply
    .code(202)
    .headers({ 'cache-control': 'no-store', 'retry-after': '1', location: `/api/export/${reference}` })
    .send({ reference });
