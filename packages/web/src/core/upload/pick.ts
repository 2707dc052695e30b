import { fileLimit, typeByName } from '@samspel/domain/file/file';

/** Why a file is rejected. */
export type Rejection = 'tooBig' | 'already' | 'notAccepted';

/** What is compared of a file: two with the same name and size are the same (product/content#files). */
export type Picked = Pick<File, 'name' | 'size' | 'type'>;

/** Returns why a file is rejected before it is sent; undefined if it is accepted. @param there those that are there or being uploaded */
function rejectionOf(file: Picked, there: readonly Pick<Picked, 'name' | 'size'>[]): Rejection | undefined {
  if (!typeByName(file.name)) return 'notAccepted';
  if (file.size > fileLimit) return 'tooBig';
  if (there.some(({ name, size }) => name === file.name && size === file.size)) return 'already';
  return undefined;
}

/** Divides files into accepted and rejected ones; of two that are the same, the first is accepted. */
export function sortOut<Given extends Picked>(
  files: readonly Given[],
  there: readonly Pick<Picked, 'name' | 'size'>[],
) {
  const taken: Given[] = [];
  const rejected: { name: string; why: Rejection }[] = [];
  for (const file of files) {
    const why = rejectionOf(file, [...there, ...taken]);
    if (why) rejected.push({ name: file.name, why });
    else taken.push(file);
  }
  return { taken, rejected };
}
