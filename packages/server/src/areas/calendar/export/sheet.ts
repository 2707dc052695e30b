import { type SheetRole, sheetCells, sheetRoles } from '@samspel/domain/import/sheet-activity';
import { say } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { ExportedActivity } from './export.queries.ts';

/** A column of a sheet: a field of an activity, or the year wheel that it is in. */
export type SheetColumn = SheetRole | 'CALENDAR';

/** The headings, and a row of cells for each activity. */
export type Sheet = { columns: readonly SheetColumn[]; headings: string[]; rows: string[][] };

/**
 * Makes a sheet of activities, in the words of its reader (product/import#out-again).
 * @param isOfSeveral whether it has a column for the year wheel
 */
export function sheetOf(activities: readonly ExportedActivity[], isOfSeveral: boolean, locale: Locale): Sheet {
  const columns: SheetColumn[] = isOfSeveral ? sheetRoles.toSpliced(1, 0, 'CALENDAR' as never) : [...sheetRoles];
  const done = { yes: say(locale, 'export.done'), no: say(locale, 'export.notDone') };
  return {
    columns,
    headings: columns.map((column) => say(locale, `export.column.${column}`)),
    rows: activities.map((activity) => {
      const cells = { ...sheetCells(activity, done), CALENDAR: activity.calendar };
      return columns.map((column) => cells[column]);
    }),
  };
}
