import { Refusal } from '@samspel/domain/refusal';
import { refusalWords } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import { logUnexpected } from '../errors/unexpected.ts';

/** An error as it leaves: words in the person's language, and for programs a code and a field (decision 4). */
export type ErrorAnswer = {
  message: string;
  path?: readonly (string | number)[];
  extensions: { code: string; field?: string; id?: string; values?: object };
};

/** A refusal is told; anything else is logged under an id, and only the id is told. */
export function answerError(error: GraphQLError | Error, locale: Locale, log: FastifyBaseLogger): ErrorAnswer {
  const cause = 'originalError' in error && error.originalError ? error.originalError : error;
  const path = 'path' in error ? error.path : undefined;
  if (cause instanceof Refusal) {
    const { code, field, values } = cause;
    return { message: refusalWords(locale, cause), path, extensions: { code, field, values } };
  }
  const { id, message } = logUnexpected(cause, locale, log);
  return { message, path, extensions: { code: 'internal', id } };
}
