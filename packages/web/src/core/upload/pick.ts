import { beginsAs, headLength } from '@samspel/domain/file/begins-as';
import { fileLimit, typeByName } from '@samspel/domain/file/file';

/** Why a file is rejected. */
export type Rejection = 'tooBig' | 'already' | 'notAccepted' | 'empty' | 'mismatch';

/** What is compared of a file: two with the same name and size are the same (product/content#files). */
export type Picked = Pick<File, 'name' | 'size' | 'type'>;

/** A file that is not taken. */
type Refused = { name: string; why: Rejection };

/** Returns why a file is rejected before it is sent; undefined if it is accepted. @param there those that are there or being uploaded */
function rejectionOf(file: Picked, there: readonly Pick<Picked, 'name' | 'size'>[]): Rejection | undefined {
  if (!typeByName(file.name)) return 'notAccepted';
  if (file.size > fileLimit) return 'tooBig';
  if (file.size === 0) return 'empty';
  if (there.some(({ name, size }) => name === file.name && size === file.size)) return 'already';
  return undefined;
}

/** Divides files into accepted and rejected ones; of two that are the same, the first is accepted. */
export function sortOut<Given extends Picked>(
  files: readonly Given[],
  there: readonly Pick<Picked, 'name' | 'size'>[],
) {
  const taken: Given[] = [];
  const rejected: Refused[] = [];
  for (const file of files) {
    const why = rejectionOf(file, [...there, ...taken]);
    if (why) rejected.push({ name: file.name, why });
    else taken.push(file);
  }
  return { taken, rejected };
}

/** Divides files by their first bytes into those that may be what their names say, and those that are not. */
export async function lookInto(files: readonly File[]) {
  const areFitting = await Promise.all(files.map(isFitting));
  const rejected = files.filter((_, at) => !areFitting[at]).map(({ name }): Refused => ({ name, why: 'mismatch' }));
  return { taken: files.filter((_, at) => areFitting[at]), rejected };
}

/** A file that cannot be read here may be what its name says: sending it says what is wrong. */
async function isFitting(file: File): Promise<boolean> {
  const head = await file
    .slice(0, headLength)
    .arrayBuffer()
    .catch(() => null);
  return head === null || beginsAs(typeByName(file.name)!, new Uint8Array(head));
}
