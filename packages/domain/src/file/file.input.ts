import { z } from 'zod';
import { choice, derivedText, id, maybe, richText, version } from '../input.ts';
import { kindsWith } from '../subject/attachments.ts';

/** The kinds of thing that can have files. */
const kindsWithFiles = choice(kindsWith('file'));

/** What an upload says besides the file itself: the kind and the id of the thing that it hangs on (product/wire#files). */
export const uploadInput = z.strictObject({
  type: kindsWithFiles,
  metaid: id,
  description: maybe(richText),
  descriptionText: derivedText,
});

/** The file to copy, and the kind and the id of the thing that the copy hangs on (product/wire#files). */
export const copyFileInput = z.strictObject({ id, type: kindsWithFiles, metaid: id });

/** A new description of a file; null empties it. */
export const updateFileInfoInput = z.strictObject({
  id,
  version,
  description: richText.nullish(),
  descriptionText: derivedText,
});
export type UpdateFileInfoInput = z.output<typeof updateFileInfoInput>;

/** The thing whose files are asked for. */
export const filesInput = z.strictObject({ meta: id });
