import { fileLimit, typeByContentType, typeByName } from '@samspel/domain/file/file';

/** Why a file is not taken. */
export type Rejection = 'tooBig' | 'already' | 'notAccepted';

/** A file as far as it is compared: two of the same name and size are the same (product/content#files). */
export type Picked = Pick<File, 'name' | 'size' | 'type'>;

/** Why a file is not taken, before it is sent; undefined if it is. @param there those that are there or on their way */
function rejectionOf(file: Picked, there: readonly Pick<Picked, 'name' | 'size'>[]): Rejection | undefined {
  if (!typeByName(file.name) && !typeByContentType(file.type)) return 'notAccepted';
  if (file.size > fileLimit) return 'tooBig';
  if (there.some(({ name, size }) => name === file.name && size === file.size)) return 'already';
  return undefined;
}

/** Parts files into those that are taken and those that are not; of two that are the same the first is taken. */
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
