import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../../core/base/settings.ts';
import { newToken } from '../../../core/session/token.ts';

const name = 'samspel_oidc';
const written = new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`);

/** Minutes that a person has to come back from the provider. */
export const attemptMinutes = 10;

/** Minutes that the browser keeps its cookies: longer than coming back and a mailed PIN take. What they say has an end of its own. */
const cookieMinutes = 30;

/** The mark that ties a sign-in at the provider to the browser that began it; null in a browser that has none. */
export const oidcBrowserOf = ({ headers }: FastifyRequest): string | null =>
  written.exec(headers.cookie ?? '')?.[1] ?? null;

/** Marks the browser that begins, and returns the mark. Several tabs share it. */
export function markOidcBrowser(request: FastifyRequest, reply: FastifyReply, settings: Settings): string {
  const mark = oidcBrowserOf(request) ?? newToken();
  setOidcCookie(reply, settings, name, mark);
  return mark;
}

/** Sets a cookie for as long as a sign-in through the provider may take; an empty one ends. `Lax`, since the provider leads back here. */
export function setOidcCookie(reply: FastifyReply, { baseUrl }: Settings, cookie: string, value: string): void {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : '';
  const life = value === '' ? 0 : cookieMinutes * 60;
  reply.header('set-cookie', `${cookie}=${value}; Path=/api/auth; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`);
}
