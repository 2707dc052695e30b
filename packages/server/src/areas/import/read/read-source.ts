import { readDelimited } from '@samspel/domain/import/delimited';
import { cellText, type SourceTable } from '@samspel/domain/import/source-table';
import { Refusal } from '@samspel/domain/refusal';
import { decode } from './decode.ts';
import { readDocx } from './docx.ts';
import { readHtml } from './html.ts';
import { readIcs } from './ics.ts';
import { kindOf } from './kind-of.ts';
import { importLimits, refuseLarge } from './limits.ts';
import { readXlsx } from './xlsx.ts';

/** A file, or what was pasted as if it were a page or a text. */
export type Source = { bytes: Uint8Array; name: string /** The last day that a wheel can show. */; last: string };

/** The tables of a source, and the names of its sheets that are hidden and left out. */
export type ReadSource = { tables: SourceTable[]; hidden: string[] };

/** Reads the tables of a source (product/import#what-is-read). Throws a refusal with what to do instead. */
export async function readSource({ bytes, name, last }: Source): Promise<ReadSource> {
  const { tables, hidden } = await readAs(Buffer.from(bytes), name, last);
  const filled = tables.map(trimmed).filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new Refusal('import.noTable', 'file');
  for (const { rows } of filled) refuseLarge(rows.length, rows[0]!.length);
  const characters = filled.flatMap(({ rows }) => rows.flat()).reduce((sum, cell) => sum + cell.length, 0);
  if (characters > importLimits.characters) throw new Refusal('import.tooHeavy', 'file');
  return { tables: filled.slice(0, importLimits.tables), hidden };
}

async function readAs(bytes: Buffer, name: string, last: string): Promise<ReadSource> {
  const kind = kindOf(bytes, name);
  if (kind === 'xlsx') return readXlsx(bytes);
  if (kind === 'docx') return { tables: await readDocx(bytes), hidden: [] };
  const text = decode(bytes);
  if (kind === 'ics') return { tables: [readIcs(text, last)], hidden: [] };
  const tables = kind === 'html' ? readHtml(text) : [];
  return { tables: tables.length > 0 ? tables : [{ name: '', rows: readDelimited(text) }], hidden: [] };
}

/** Returns a table without empty columns at its right and empty rows at its end, all rows equally long. */
function trimmed({ rows, ...table }: SourceTable): SourceTable {
  const cells = rows.map((row) => row.map(cellText));
  const last = cells.findLastIndex((row) => row.some(Boolean));
  const kept = cells.slice(0, last + 1);
  const width = Math.max(0, ...kept.map((row) => row.findLastIndex(Boolean) + 1));
  return { ...table, rows: kept.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? '')) };
}
