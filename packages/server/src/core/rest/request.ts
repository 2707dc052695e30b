import { Refusal } from '@samspel/domain/refusal';
import { defaultLocale, type Locale, locales } from '@samspel/i18n/locale';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../base/caller.ts';
import { onReserved, type Services } from '../base/services.ts';
import { findCaller } from '../session/find-caller.ts';

const callers = new WeakMap<FastifyRequest, Promise<Caller | null>>();

/** Returns the person behind the bearer token of a request, read once per request; null without a valid token. */
export function callerOf(services: Services, request: FastifyRequest): Promise<Caller | null> {
  const known = callers.get(request) ?? findRequesting(services, request);
  callers.set(request, known);
  return known;
}

async function findRequesting(services: Services, request: FastifyRequest): Promise<Caller | null> {
  const caller = await findCaller(onReserved(services), bearerOf(request), clientOf(request));
  return caller && { ...caller, sending: sendingOf(request) };
}

/** Returns the person behind a request. Throws `notSignedIn`. */
export async function requireCaller(services: Services, request: FastifyRequest): Promise<Caller> {
  const caller = await callerOf(services, request);
  if (!caller) throw new Refusal('notSignedIn');
  return caller;
}

/** Returns the language of a request without a known person: the first of Accept-Language that we support, else Nynorsk. */
export function localeOf(request: FastifyRequest): Locale {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  const known = wanted
    .map((tag) => (tag === 'no' ? 'nb' : tag))
    .find((tag) => (locales as readonly string[]).includes(tag));
  return (known as Locale) ?? defaultLocale;
}

/** Returns the access token of a request; null if it has none. */
export const bearerOf = (request: FastifyRequest) =>
  /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** Returns the key of a sending, 8–64 letters, digits and dashes; null if it is missing or malformed. */
function sendingOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : null;
}

/** Returns the id of the browser tab; null if it is missing or malformed. */
function clientOf(request: FastifyRequest): string | null {
  const client = request.headers['x-samspel-client'];
  return typeof client === 'string' && /^[\w-]{1,64}$/.test(client) ? client : null;
}
