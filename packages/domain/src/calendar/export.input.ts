import { z } from 'zod';
import { choice, id, maybe, orElse, plainLine, whole } from '../input.ts';

/** The forms in which activities go out. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The most activities that go out at once: as many as can be brought in again. */
export const mostExported = 5_000;

/** In an address every value is text. */
const flag = orElse(
  z.enum(['true', 'false']).transform((value) => value === 'true'),
  false,
);
const writtenWhole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(whole(min, max));

/**
 * What the address of a page with a year says of what it shows (product/year-wheels#views): the year and the filter. Without a year all activities
 * are meant. Other parameters of the page are ignored.
 */
const filter = {
  format: choice(exportFormats),
  year: maybe(writtenWhole(1900, 2999)),
  startMonth: maybe(writtenWhole(1, 12)),
  q: maybe(plainLine(100)),
  person: maybe(z.union([z.literal('me'), id])),
  tag: maybe(id),
  late: flag,
  open: flag,
  starred: flag,
};

/** GET /calendar/{id}/export/{format} */
export const calendarExportInput = z.object({ id, ...filter });
/** GET /person/me/year/export/{format}: `archived` includes archived year wheels. */
export const yearExportInput = z.object({ ...filter, archived: flag });

/** Which activities go out: those of twelve months from `startMonth` of `year` that pass the filter of a page. */
export type ExportFilter = Omit<z.output<typeof calendarExportInput>, 'id' | 'format'>;
