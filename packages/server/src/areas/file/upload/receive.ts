import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { fileLimit } from '@samspel/domain/file/file';
import { Refusal } from '@samspel/domain/refusal';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../../core/base/settings.ts';
import { refuseEndless } from '../../../core/rest/refuse-endless.ts';
import { incomingPath } from '../../../core/storage/incoming.ts';

/** The limits of an upload, in bytes and in number: one file, the fields beside it, and the size of a description. */
const limits = { fileSize: fileLimit, files: 1, fields: 8, fieldSize: 500_000, fieldNameSize: 50, parts: 9 };

/** More bytes than any upload has, including its fields. */
const mostBytes = fileLimit + limits.fields * limits.fieldSize;

/** A received upload: the fields as they were sent, and the file, which stays on this machine until `Symbol.asyncDispose`. */
export type Received = AsyncDisposable & {
  fields: Record<string, unknown>;
  file: { path: string; filename: string; contentType: string; size: number };
};

/**
 * Receives an upload and writes its file to the disk as it comes, so that only a few blocks are held in memory. An interrupted upload leaves nothing
 * behind. Throws `file.tooLarge`, `input.required` without a file, `badRequest` if it cannot be read.
 */
export async function receive(request: FastifyRequest, settings: Settings): Promise<Received> {
  refuseHuge(request);
  const path = await incomingPath(settings);
  const remove = () => rm(path, { force: true });
  const stop = new AbortController();
  const counted = refuseEndless(request, mostBytes, stop.signal);
  try {
    const { fields, file } = await Promise.race([readParts(request, path, stop), counted]);
    if (!file) throw new Refusal('input.required', 'file');
    return { fields, file, [Symbol.asyncDispose]: remove };
  } catch (error) {
    stop.abort();
    await remove();
    throw error;
  }
}

/** Refuses an upload whose declared length is far too large before reading it; the connection ends with the response. */
function refuseHuge({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw new Refusal('file.tooLarge', 'file');
}

async function readParts(request: FastifyRequest, path: string, stop: AbortController) {
  const fields: Record<string, unknown> = {};
  let file: Received['file'] | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = await writeFile(part, path, request, stop);
      else if (part.valueTruncated) throw new Refusal('input.tooLong', part.fieldname, { max: limits.fieldSize });
      else fields[part.fieldname] = part.value;
    }
  } catch (error) {
    throw isOurs(error) ? error : new Refusal('badRequest');
  }
  return { fields, file };
}

/** Whether an error is a refusal or comes from the disk; any other means that the form is malformed or the sender has left. */
const isOurs = (error: unknown) => error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined;

/** Writes a file; returns when the disk has it. What comes after the limit is not waited for: it may never end. */
async function writeFile(
  { file, filename, mimetype }: MultipartFile,
  path: string,
  { raw }: FastifyRequest,
  stop: AbortController,
) {
  const leave = () => raw.complete || stop.abort();
  raw.once('close', leave);
  file.once('limit', () => stop.abort());
  const to = createWriteStream(path, { mode: 0o600, flush: true });
  await pipeline(file, to, { signal: stop.signal })
    .catch((error) => {
      if (!file.truncated) throw error;
    })
    .finally(() => raw.off('close', leave));
  if (file.truncated) throw new Refusal('file.tooLarge', 'file');
  return { path, filename, contentType: mimetype, size: to.bytesWritten };
}
