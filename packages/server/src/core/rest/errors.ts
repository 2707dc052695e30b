import { Refusal, refusalStatus } from '@samspel/domain/refusal';
import { refusalWords } from '@samspel/i18n/format';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../base/services.ts';
import { logTrouble, refusalOfTrouble } from '../errors/unavailable.ts';
import { logUnexpected } from '../errors/unexpected.ts';
import { bareHeaders } from './raw-answer.ts';
import { callerOf, localeOf } from './request.ts';

/** Answers every error of the API as `{code, field, message}` with its status (product/wire#refusals); an unexpected error as 500 with an id. */
export function answerErrors(app: FastifyInstance, services: Services): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (hasHungUp(error, reply)) return reply;
    const trouble = error instanceof Refusal ? null : refusalOfTrouble(error);
    if (trouble) logTrouble(error, services.log);
    const refusal = error instanceof Refusal ? error : (trouble ?? refusalOf(error));
    // For somebody who asks too much nothing is read, and while the database is in trouble nothing can be read.
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

/** Whether the client left or reloaded the page while its answer was being sent: no fault, and nobody reads the answer. */
const hasHungUp = ({ code }: FastifyError, { raw }: FastifyReply) =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed;

/** Answers an unknown address below `/api` like any refusal. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({ code: 'notFound', message: refusalWords(localeOf(request), new Refusal('notFound')) });
}

/** Answers an address that cannot be read, such as one cut off in the middle of a letter. It reaches no route, and so not the handler above. */
export function answerBadAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = new Refusal('badRequest');
  void reply
    .code(400)
    .headers(bareHeaders)
    .send({ code: refusal.code, message: refusalWords(localeOf(request), refusal) });
}

/** Returns the refusal for an error of Fastify itself: a body that cannot be read, or is too large. */
function refusalOf({ statusCode }: FastifyError): Refusal | null {
  if (statusCode === 413) return new Refusal('tooLarge');
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Refusal('badRequest') : null;
}

function retryLater(reply: FastifyReply, { values }: Refusal): void {
  if (typeof values.seconds === 'number') reply.header('retry-after', Math.ceil(values.seconds));
}
