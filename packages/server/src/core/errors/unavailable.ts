import { Refusal } from '@samspel/domain/refusal';
import type { FastifyBaseLogger } from 'fastify';

/** Seconds after which a refused client may try again. */
export const retryAfter = 5;

/** Codes with which PostgreSQL refused us, closed the connection, or ended what took too long: these and class 08. */
const away = new Set([
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53000',
  '53200',
  '53300',
  '25P03',
  '40001',
  '40P01',
]);
/** Codes of the network: PostgreSQL cannot be reached. */
const closed = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
]);
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Errors of the driver and its pool, which have a message but no code. */
const words =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|timeout expired|Client has encountered a connection error|database "[^"]*" is not currently accepting connections)/;
/** What a request meets whose client left before this process stopped: only the process itself ends its pools. */
const ownEnd = /^(driver has already been destroyed|Cannot use a pool after calling end)/;

type Trouble = Partial<NodeJS.ErrnoException> & { statusCode?: number };

/**
 * Returns the refusal for trouble that passes by itself or that the operator can end: the database is away or busy, or the disk is full.
 * Returns null for everything else.
 */
export function refusalOfTrouble(error: unknown): Refusal | null {
  const { code = '', message = '', syscall, statusCode = 500 } = (error ?? {}) as Trouble;
  if (statusCode < 500) return null; // a client that left in the middle of its request also causes a connection reset
  if (full.has(code) || /No space left on device/.test(message)) return new Refusal('noSpace');
  const isSocketGone = code === 'ENOENT' && syscall === 'connect';
  const isAway =
    away.has(code) ||
    /^08...$/.test(code) ||
    closed.has(code) ||
    isSocketGone ||
    words.test(message) ||
    ownEnd.test(message);
  return isAway ? new Refusal('unavailable', undefined, { seconds: retryAfter }) : null;
}

const lastLogged = new WeakMap<FastifyBaseLogger, number>();

/** Logs trouble at most once a second: in an outage every request meets the same. What the end of the process causes is no trouble. */
export function logTrouble(error: unknown, log: FastifyBaseLogger, now = Date.now()): void {
  if (ownEnd.test((error as Trouble).message ?? '')) return;
  if (now - (lastLogged.get(log) ?? 0) < 1_000) return;
  lastLogged.set(log, now);
  log.error({ err: error }, 'the database or the disk turned a request away');
}
