import { Refusal, refusalStatus } from '@samspel/domain/refusal';
import { refusalWords } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import { logTrouble, refusalOfTrouble } from '../errors/unavailable.ts';
import { logUnexpected } from '../errors/unexpected.ts';

/** An error as it is sent: words in the person's language, and for programs a code and a field (product/wire#refusals). */
export type ErrorAnswer = {
  message: string;
  path?: readonly (string | number)[];
  extensions: { code: string; field?: string; id?: string; values?: object };
};

/** Makes the answer of an error. A refusal is shown as it is; anything else is logged under an id, and only the id is shown. */
export function answerError(error: GraphQLError | Error, locale: Locale, log: FastifyBaseLogger): ErrorAnswer {
  const cause = 'originalError' in error && error.originalError ? error.originalError : error;
  const path = 'path' in error ? error.path : undefined;
  const trouble = cause instanceof Refusal ? null : refusalOfTrouble(cause);
  if (trouble) logTrouble(cause, log);
  const refusal = cause instanceof Refusal ? cause : trouble;
  if (refusal) {
    const { code, field, values } = refusal;
    return { message: refusalWords(locale, refusal), path, extensions: { code, field, values } };
  }
  const { id, message } = logUnexpected(cause, locale, log);
  return { message, path, extensions: { code: 'internal', id } };
}

/**
 * Returns the HTTP status of an answer with errors: 200 (product/wire#refusals), but 503 or 507 if no field was answered because the
 * database is away or the disk full. With part of an answer it stays 200, so that no proxy asks again.
 */
export function statusOf(data: unknown, errors: readonly ErrorAnswer[]): number {
  if (Object.values(data ?? {}).some((field) => field !== null)) return 200;
  const trouble = (['unavailable', 'noSpace'] as const).find((code) =>
    errors.some(({ extensions }) => extensions.code === code),
  );
  return trouble ? refusalStatus[trouble] : 200;
}
