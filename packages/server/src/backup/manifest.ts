import { z } from 'zod';

/** The name of the manifest in a backup. It is written last, so a backup that has it is whole. */
export const manifestName = 'manifest.json';
/** The names under which a table and a file are in a backup. */
export const tableEntry = (table: string): string => `tables/${table}.copy`;
export const fileEntry = (key: string): string => `files/${key}`;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What is in a backup: enough to find every byte that is missing or has changed. */
export const manifestSchema = z.object({
  /** The version of this form. Another number is read by another version of Samspel. */
  format: z.literal(2),
  /** The moment that all tables show. */
  madeAt: z.iso.datetime(),
  /** The installation that it is of. */
  installation: z.object({
    id: z.string().regex(/^[0-9a-f]{8}$/),
    baseUrl: z.string(),
    secretKey: sha256.optional(),
  }),
  /** The migrations that the database had run, in their order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Every table with its columns, without those that are computed. Its rows are in PostgreSQL's text format for COPY. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative(), bytes: z.int(), sha256 }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  files: z.array(z.object({ key: z.string(), bytes: z.int(), sha256 })),
});

/** What is in a backup, as it was read and checked. */
export type Manifest = z.output<typeof manifestSchema>;
