import type { FileTypeName } from '@samspel/domain/file/file';
import { cleanFileName } from '@samspel/domain/file/file-name';
import { readInput } from '@samspel/domain/input';
import type { z } from 'zod';
import type { Call } from '../../../core/rest/route.ts';
import { checkFile } from '../check/check-file.ts';
import { receive } from './receive.ts';

/** A local file whose content is what its name says. */
export type CheckedFile = { path: string; name: string; is: FileTypeName; size: number };

/** Receives an upload, checks its fields against the schema and its content, and hands both over while the file is on this machine. */
export async function takeUpload<Result>(
  { request, services }: Pick<Call<unknown>, 'request' | 'services'>,
  schema: z.ZodType,
  keep: (fields: Record<string, unknown>, file: CheckedFile) => Promise<Result>,
): Promise<Result> {
  await using received = await receive(request, services.settings);
  const { fields, file } = received;
  readInput(schema, fields, '');
  const { path, size } = file;
  const name = cleanFileName(file.filename);
  const is = await checkFile({ ...file, name });
  return await keep(fields, { path, name, is, size });
}
