import { typeByContentType } from '@samspel/domain/file/file';
import { osloClock } from '@samspel/domain/time/oslo';
import type { Say } from '@samspel/i18n/say';

/** Returns the text on the icon of a file: PDF, DOCX, JPEG. */
export const sayType = (contentType: string): string => (typeByContentType(contentType) ?? '').toUpperCase();

/** Returns a number of bytes as people say it: '340 kB', '1,2 MB'. */
export function saySize(say: Say, bytes: number): string {
  if (bytes < 1_000_000) return say('upload.kilobytes', { size: Math.max(1, Math.round(bytes / 1_000)) });
  return say('upload.megabytes', { size: Math.round(bytes / 100_000) / 10 });
}

/** Returns a moment as the card of a file shows it: 22.11.2026 14:05, in Oslo. */
export function sayUpdated(moment: string): string {
  const { day, time } = osloClock(new Date(moment));
  return `${day.split('-').reverse().join('.')} ${time}`;
}
