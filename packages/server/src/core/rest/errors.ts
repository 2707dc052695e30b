import { Refusal, refusalStatus } from '@samspel/domain/refusal';
import { refusalWords } from '@samspel/i18n/format';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../base/services.ts';
import { logTrouble, refusalOfTrouble } from '../errors/unavailable.ts';
import { logUnexpected } from '../errors/unexpected.ts';
import { bareHeaders } from './raw-answer.ts';
import { callerOf, localeOf } from './request.ts';

/** Answers every error of the API as `{code, field, message}` with its status (product/wire#refusals); the unforeseen as 500 and an id. */
export function answerErrors(app: FastifyInstance, services: Services): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (hasHungUp(error, reply)) return reply;
    const trouble = error instanceof Refusal ? null : refusalOfTrouble(error);
    if (trouble) logTrouble(error, services.log);
    const refusal = error instanceof Refusal ? error : (trouble ?? refusalOf(error));
    // Of whom asks too much nothing is read, and while the database is in trouble nothing can be.
    const isBlind = trouble !== null || refusal?.code === 'tooManyRequests';
    const locale = isBlind ? localeOf(request) : await localeFor(services, request);
    if (!refusal) {
      const { id, message } = logUnexpected(error, locale, services.log);
      return reply.code(500).send({ code: 'internal', id, message });
    }
    const { code, field } = refusal;
    retryLater(reply, refusal);
    return reply.code(refusalStatus[code]).send({ code, field, message: refusalWords(locale, refusal) });
  });
}

const localeFor = async (services: Services, request: FastifyRequest) =>
  (await callerOf(services, request).catch(() => null))?.locale ?? localeOf(request);

/** Whoever left the page, or read it again, while an answer was on its way: nobody's fault, and nobody hears the answer. */
const hasHungUp = ({ code }: FastifyError, { raw }: FastifyReply) =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed;

/** What is not there answers like any refusal, below `/api`. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({ code: 'notFound', message: refusalWords(localeOf(request), new Refusal('notFound')) });
}

/** An address that cannot be read, such as one that ends in the midst of a letter: it reaches no route, and so not the handler above. */
export function answerBadAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = new Refusal('badRequest');
  void reply
    .code(400)
    .headers(bareHeaders)
    .send({ code: refusal.code, message: refusalWords(localeOf(request), refusal) });
}

/** Fastify's own refusals: a body that cannot be read, or is too large. */
function refusalOf({ statusCode }: FastifyError): Refusal | null {
  if (statusCode === 413) return new Refusal('tooLarge');
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Refusal('badRequest') : null;
}

function retryLater(reply: FastifyReply, { values }: Refusal): void {
  if (typeof values.seconds === 'number') reply.header('retry-after', Math.ceil(values.seconds));
}
