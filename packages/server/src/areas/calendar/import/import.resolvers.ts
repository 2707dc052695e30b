import { importOptionsInput, importReference } from '@samspel/domain/import/import.input';
import { maybe } from '@samspel/domain/input';
import { trashLimit } from '@samspel/domain/subject/trash';
import { osloToday } from '@samspel/domain/time/oslo';
import { z } from 'zod';
import { findSubject } from '../../../core/access/find-subject.ts';
import type { Context, Resolvers } from '../../../core/graphql/context.ts';
import { personById } from '../../../core/people/persons.ts';
import { type ImportRecord, readImport } from '../../import/import.access.ts';
import { instanceById } from '../activity/activity.queries.ts';
import { calendarQuery, refuseArchived } from '../calendar/calendar.action.ts';
import { calendarById } from '../calendar/calendar.queries.ts';
import { type CalendarImport, importsInto } from './calendar-imports.queries.ts';
import { type FoundRow, type FoundTable, findRows } from './import-rows.ts';

const previewInput = z.strictObject({ reference: importReference, options: maybe(importOptionsInput) });

/** What was read, as it would be brought in, and what was brought in already. */
export const importFields: Resolvers = {
  Query: {
    importPreview: calendarQuery(previewInput, async ({ reference, options = {} }, { services, caller }) => {
      const { db, now } = services;
      const contents = await readImport(db, caller, reference, now());
      const { calendar } = options;
      if (calendar)
        refuseArchived(
          await findSubject(db, caller, calendar, 'edit', { kind: 'CALENDAR', field: 'options.calendar' }),
        );
      const found = await findRows(contents, options, { db, caller, today: osloToday(now()), calendarId: calendar });
      return {
        ...found,
        name: contents.name,
        tables: contents.tables.map(({ name }) => name),
        hidden: contents.hidden,
      };
    }),
    myImports: calendarQuery(z.strictObject({}), (_input, { services: { db, now }, caller }) =>
      db
        .selectFrom('import')
        .select([
          'reference',
          'name',
          'created',
          'changed',
          'skipped',
          'applied_at as appliedAt',
          'calendar_id as calendarId',
        ])
        .where('person_id', '=', caller.id)
        .where('applied_at', '>', trashLimit(now()))
        .where('undone_at', 'is', null)
        .orderBy('applied_at', 'desc')
        .limit(50)
        .execute(),
    ),
  },
  ImportPreview: {
    named: ({ named }: FoundTable, _args, { load }: Context) => named && load(calendarById, named),
  },
  ImportRow: {
    responsible: ({ responsible }: FoundRow, _args, { load }: Context) => responsible && load(personById, responsible),
    changes: ({ changes }: FoundRow, _args, { load }: Context) => changes && load(instanceById, changes),
    until: ({ repetition }: FoundRow) => repetition?.until ?? null,
  },
  Calendar: {
    imports: ({ id }: { id: number }, _args, { load }: Context) => load(importsInto, id),
  },
  CalendarImport: {
    by: ({ byId }: CalendarImport, _args, { load }: Context) => load(personById, byId),
  },
  AppliedImport: {
    calendar: ({ calendarId }: Pick<ImportRecord, 'calendarId'>, _args, { load }: Context) =>
      calendarId && load(calendarById, calendarId),
  },
};
