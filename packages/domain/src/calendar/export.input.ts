import { z } from 'zod';
import { refuseField } from '../input/refuse-field.ts';
import { choice, day, id, maybe, orElse, plainLine, wholeNumber } from '../input.ts';
import { paperFormats, sheetFormats } from './export.ts';
import { groupings } from './municipality-rings.ts';
import { orientations, type PaperPart, paperParts, papers } from './paper.ts';

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
    .pipe(wholeNumber(min, max));

/**
 * What the address of a page with a year says of what it shows (product/year-wheels#views): the year and the filter. Without a year all activities
 * are meant. Other parameters of the page are ignored.
 */
const filter = {
  format: choice([...sheetFormats, ...paperFormats]),
  year: maybe(writtenWhole(1900, 2999)),
  startMonth: maybe(writtenWhole(1, 12)),
  q: maybe(plainLine(100)),
  person: maybe(z.union([z.literal('me'), id])),
  tag: maybe(id),
  late: flag,
  open: flag,
  starred: flag,
};

/** Parts of a file, written with commas between; each once, in the order in which they stand in it. */
const parts = z
  .string()
  .transform((written) => written.split(','))
  .pipe(z.array(choice(paperParts)).min(1))
  .transform((asked): PaperPart[] => paperParts.filter((part) => asked.includes(part)));

/**
 * How a file for paper is made (product/sharing#files-for-paper): its sheets, which of their pages a picture shows, and the days that are shown of the year.
 * A picture without `paper` is the wheel for a slide.
 */
const paper = {
  paper: maybe(choice(papers)),
  orientation: orElse(choice(orientations), 'landscape'),
  what: orElse(parts, ['wheel', 'list']),
  notes: flag,
  page: orElse(writtenWhole(1, 9999), 1),
  ground: orElse(choice(['none', 'white']), 'none'),
  from: maybe(day),
  to: maybe(day),
};

type Days = { from?: string | undefined; to?: string | undefined };
const inOrder = ({ from, to }: Days, context: z.RefinementCtx) => {
  if (from && to && to < from) refuseField(context, ['to'], 'input.endBeforeStart');
};

/** GET /calendar/{id}/export/{format} */
export const calendarExportInput = z.object({ id, ...filter, ...paper }).superRefine(inOrder);
/** GET /person/me/year/export/{format}: `archived` includes archived year wheels. */
export const yearExportInput = z.object({ ...filter, ...paper, archived: flag }).superRefine(inOrder);
/** GET /person/me/municipality/export/{format}: `group` says what the rings are on paper. */
export const municipalityExportInput = z
  .object({ ...filter, ...paper, group: orElse(choice(groupings), 'wheel') })
  .superRefine(inOrder);
/** GET /export/{reference} */
export const paperFileInput = z.object({ reference: plainLine(36) });

/** What a file for paper is asked to be. */
export type PaperInput = Pick<z.output<typeof yearExportInput>, keyof typeof paper>;

/** Which activities go out: those of twelve months from `startMonth` of `year` that pass the filter of a page. */
export type ExportFilter = Pick<z.output<typeof calendarExportInput>, Exclude<keyof typeof filter, 'format'>>;
