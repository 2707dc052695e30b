import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../../core/base/services.ts';
import { openSealed, seal } from '../../../core/session/seal.ts';
import { attemptMinutes, setOidcCookie } from './browser-cookie.ts';

const attempt = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  /** Of PKCE. */
  verifier: z.string(),
  redirect: z.string(),
  isTeams: z.boolean(),
  /** In ms since 1970. */
  expires: z.number(),
});

/** A way to the provider that has begun: what comes back is checked against it. */
export type Attempt = z.output<typeof attempt>;

const name = 'samspel_oidc_begun';
const written = new RegExp(`(?:^|; ?)${name}=([\\w-]{1,4000})(?:;|$)`);

/** The most characters of the cookie: a browser drops one of more than 4,096 bytes. */
const most = 3_600;

/**
 * The attempts that a browser has begun and that have not run out, the newest first. The browser itself keeps them, sealed for its mark: nothing is
 * stored for everybody who knocks.
 */
export function attemptsOf(services: Services, { headers }: FastifyRequest, mark: string | null): Attempt[] {
  const sealed = written.exec(headers.cookie ?? '')?.[1];
  if (!sealed || mark === null) return [];
  const text = openSealed(services, 'oidc verifier', Buffer.from(sealed, 'base64url'), mark);
  const { data = [] } = z.array(attempt).safeParse(text && JSON.parse(text));
  return data.filter(({ expires }) => expires > services.now().getTime());
}

/** Lets the browser keep attempts: as many of the newest as fit. */
export function keepAttempts(
  { secretKey, now, settings }: Services,
  reply: FastifyReply,
  mark: string,
  attempts: readonly Omit<Attempt, 'expires'>[],
): void {
  const expires = now().getTime() + attemptMinutes * 60_000;
  const kept: Attempt[] = attempts.map((one) => ({ expires, ...one }));
  const sealed = () => seal(secretKey, 'oidc verifier', JSON.stringify(kept), mark).toString('base64url');
  while (sealed().length > most && kept.length > 1) kept.pop();
  setOidcCookie(reply, settings, name, kept.length > 0 ? sealed() : '');
}
