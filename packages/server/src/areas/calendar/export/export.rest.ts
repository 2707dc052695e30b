import { calendarExportInput, type ExportFormat, yearExportInput } from '@samspel/domain/calendar/export.input';
import { writeDelimited } from '@samspel/domain/import/delimited';
import { slugOf } from '@samspel/domain/subject/address';
import { osloToday } from '@samspel/domain/time/oslo';
import { findSubject } from '../../../core/access/find-subject.ts';
import { requirePermission } from '../../../core/base/caller.ts';
import { inert } from '../../../core/rest/inert.ts';
import { type Call, type Route, signedInRoute } from '../../../core/rest/route.ts';
import { ofCalendar, ofMyYear, readExport } from './export.queries.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { workbookOf } from './workbook.ts';

/** Sheets of activities (product/import#out-again): of a year wheel that the caller may read, and of their own year, as the filter of the page has it. */
export const exportRoutes: readonly Route[] = [
  signedInRoute(
    { method: 'GET', path: '/calendar/:id/export/:format', input: calendarExportInput, isTransfer: true },
    async (call, caller) => {
      const { id, format, ...filter } = call.input;
      const { db, now } = call.services;
      requirePermission(caller, 'CALENDAR');
      const { title } = await findSubject(db, caller, id, 'see', { kind: 'CALENDAR', field: 'id' });
      const activities = await readExport(db, caller, ofCalendar(id), filter, osloToday(now()));
      return sendSheet(call, format, sheetOf(activities, false, call.locale), title);
    },
  ),
  signedInRoute(
    { method: 'GET', path: '/person/me/year/export/:format', input: yearExportInput, isTransfer: true },
    async (call, caller) => {
      const { format, archived, ...filter } = call.input;
      const { db, now } = call.services;
      requirePermission(caller, 'CALENDAR');
      const activities = await readExport(db, caller, ofMyYear(caller, archived), filter, osloToday(now()));
      return sendSheet(call, format, sheetOf(activities, true, call.locale), caller.name);
    },
  ),
];

const types: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

async function sendSheet(
  { reply, input: { year } }: Call<{ year?: number | undefined }>,
  format: ExportFormat,
  sheet: Sheet,
  title: string,
): Promise<unknown> {
  const bytes =
    format === 'xlsx' ? await workbookOf(sheet, title) : Buffer.from(writeDelimited([sheet.headings, ...sheet.rows]));
  const name = [slugOf(title), year].filter(Boolean).join('-') || 'samspel';
  return reply
    .headers({
      ...inert,
      'content-type': types[format],
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}.${format}"`,
    })
    .send(bytes);
}
