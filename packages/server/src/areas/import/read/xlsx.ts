import type { SourceNote, SourceTable } from '@samspel/domain/import/source-table';
import { Refusal } from '@samspel/domain/refusal';
import readWorkbook from 'read-excel-file/node';
import { readFacts, type SheetFacts } from './xlsx-facts.ts';

/** Reads the sheets of a workbook that are shown. Days become ISO texts; a merged cell stands in each cell that it covers. Throws as `readFacts`. */
export async function readXlsx(bytes: Buffer): Promise<{ tables: SourceTable[]; hidden: string[] }> {
  const facts = await readFacts(bytes).catch(refuse);
  const sheets = await readWorkbook(bytes).catch(refuse);
  const data = new Map(sheets.map(({ sheet, data }) => [sheet, data]));
  const shown = facts.filter(({ isHidden }) => !isHidden);
  return {
    tables: shown.map((sheet) => tableOf(sheet, data.get(sheet.name) ?? [])),
    hidden: facts.filter(({ isHidden }) => isHidden).map(({ name }) => name),
  };
}

function refuse(error: unknown): never {
  throw error instanceof Refusal ? error : new Refusal('file.mismatch', 'file');
}

type Value = string | number | boolean | Date | null;

function tableOf({ name, merged, unvalued }: SheetFacts, data: readonly (readonly unknown[])[]): SourceTable {
  const rows = data.map((row) => row.map((value) => textOf(value as Value)));
  for (const { from, to } of merged) {
    const text = rows[from.row]?.[from.column] ?? '';
    for (let row = from.row; row <= Math.min(to.row, rows.length - 1); row += 1) {
      for (let column = from.column; column <= Math.min(to.column, rows[row]!.length - 1); column += 1)
        rows[row]![column] = text;
    }
  }
  const notes: Record<number, SourceNote[]> = {};
  for (const { row } of unvalued) notes[row] = ['formula'];
  return { name, rows, notes };
}

function textOf(value: Value): string {
  if (value === null) return '';
  if (!(value instanceof Date)) return String(value);
  if (Number.isNaN(value.getTime())) return '';
  const [day = '', time = ''] = value.toISOString().split('T');
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
