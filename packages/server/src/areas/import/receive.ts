import { Refusal } from '@samspel/domain/refusal';
import type { FastifyRequest } from 'fastify';
import { refuseEndless } from '../../core/rest/refuse-endless.ts';
import { importLimits } from './read/limits.ts';

/** The limits of what is sent: one file, or one text that was pasted. */
const limits = {
  fileSize: importLimits.bytes,
  files: 1,
  fields: 2,
  fieldSize: importLimits.bytes,
  fieldNameSize: 20,
  parts: 3,
};

/** More bytes than anything that is sent has. */
const mostBytes = 3 * importLimits.bytes;

/** What was sent: a file with its name, or what was pasted, with an empty name. */
type Sent = { bytes: Uint8Array; name: string };

/** Receives a file, or what was pasted: `html` goes before `text`. Throws `file.tooLarge`, `input.required`, `input.unknownField`, `badRequest`. */
export async function receiveSource(request: FastifyRequest): Promise<Sent> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw new Refusal('file.tooLarge', 'file');
  const stop = new AbortController();
  const counted = refuseEndless(request, mostBytes, stop.signal);
  const { file, html, text } = await Promise.race([readParts(request), counted]).finally(() => stop.abort());
  if (file) return file;
  const pasted = html?.includes('<table') ? html : (text ?? html);
  if (!pasted) throw new Refusal('input.required', 'file');
  return { bytes: Buffer.from(pasted), name: '' };
}

type Parts = { file?: Sent; html?: string; text?: string };

async function readParts(request: FastifyRequest): Promise<Parts> {
  const parts: Parts = {};
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        parts.file = { bytes, name: part.filename };
      } else if (part.fieldname !== 'html' && part.fieldname !== 'text')
        throw new Refusal('input.unknownField', part.fieldname);
      else if (part.valueTruncated) throw new Refusal('file.tooLarge', part.fieldname);
      else parts[part.fieldname] = String(part.value);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? 'file.tooLarge' : 'badRequest',
      'file',
    );
  }
  return parts;
}
