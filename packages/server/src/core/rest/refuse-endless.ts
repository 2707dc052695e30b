import { Refusal } from '@samspel/domain/refusal';
import type { FastifyRequest } from 'fastify';

/**
 * Counts the bytes of a form that may declare no length, and rejects with `file.tooLarge` once there are more than any such form has, in whichever
 * part they are; what comes after would be read, and dropped, for as long as it comes. It is raced against the reading. @param stop ends the counting
 */
export function refuseEndless({ raw }: FastifyRequest, most: number, stop: AbortSignal): Promise<never> {
  let bytes = 0;
  return new Promise((_resolve, reject) => {
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most) reject(new Refusal('file.tooLarge', 'file'));
    };
    raw.on('data', count);
    stop.addEventListener('abort', () => raw.off('data', count));
  });
}
