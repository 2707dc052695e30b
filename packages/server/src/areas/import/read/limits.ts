import { Refusal } from '@samspel/domain/refusal';

/** What a table that is brought in may have at most: bytes as it is sent and unpacked, rows, columns, characters of all its cells together. */
export const importLimits = {
  bytes: 5_000_000,
  unpacked: 100_000_000,
  entries: 2_000,
  rows: 5_000,
  columns: 200,
  characters: 4_000_000,
  tables: 30,
} as const;

/** Throws `import.tooManyRows` or `import.tooManyColumns` if a table has more than it may. */
export function refuseLarge(rows: number, columns: number): void {
  if (rows > importLimits.rows) throw new Refusal('import.tooManyRows', 'file', { max: importLimits.rows });
  if (columns > importLimits.columns) throw new Refusal('import.tooManyColumns', 'file', { max: importLimits.columns });
}
