import { stripInvisible } from '@samspel/domain/text/invisible';

/**
 * Reads a whole number as people write it: '2 000 000', '2.000.000' or '2 000 000,-'; null if nothing is written. Any other text gives NaN, which a
 * schema refuses.
 */
export function readWrittenNumber(text: string): number | null {
  const packed = stripInvisible(text).replace(/,-$/, '');
  if (packed === '') return null;
  const digits = /^\d{1,3}(\.\d{3})+$/.test(packed) ? packed.replaceAll('.', '') : packed;
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
