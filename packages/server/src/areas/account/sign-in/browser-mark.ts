import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../../core/base/settings.ts';
import { newToken } from '../../../core/session/token.ts';

/** Days without a sign-in after which a browser is forgotten. */
export const browserDays = 180;

const name = 'samspel_browser';
const written = new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`);

/** The mark of a browser in which somebody has signed in before; null if it has no mark. The mark signs nobody in. */
export const markOf = ({ headers }: FastifyRequest): string | null => written.exec(headers.cookie ?? '')?.[1] ?? null;

/** Sets the browser's mark for another 180 days, a new mark if it has none, and returns it. Scripts cannot read it. */
export function keepMark(request: FastifyRequest, reply: FastifyReply, { baseUrl }: Settings): string {
  const mark = markOf(request) ?? newToken();
  const secure = baseUrl.startsWith('https:') ? '; Secure' : '';
  const life = browserDays * 86_400;
  reply.header('set-cookie', `${name}=${mark}; Path=/api/auth; Max-Age=${life}; HttpOnly; SameSite=Strict${secure}`);
  return mark;
}
