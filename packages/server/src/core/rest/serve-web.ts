import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { millisecondsADay } from '@samspel/domain/time/moment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OwnPage } from './own-page.ts';

/** Where the built web app lies; absent if nobody has built it. */
export const webFolder = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
/** Seconds of a year, for which a browser may keep a file whose name holds a hash. */
const year = (365 * millisecondsADay) / 1_000;

/** What the build leaves for itself beside the pages: its notes, and the sources of every script. */
const isOfTheBuild = (path: string) => /\/\.|\.map(\.|$)/.test(path);

/** Whether somebody typed the address of a page and left out `/app`: only who wants a page is led there. */
const isPageWithoutApp = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/(app|api)([/?]|$)/.test(url) && (headers.accept ?? '').includes('text/html');

/**
 * Serves the built web app under `/app`; `/` leads there, and so does the address of a page without it. Every path of the app answers its page, since its routes live in the
 * browser, but for those of an area's own `pages`. Files whose name holds a hash may be kept for a year, the page never.
 */
export async function serveWeb(
  app: FastifyInstance,
  notFound: (request: FastifyRequest, reply: FastifyReply) => unknown,
  pages: readonly OwnPage[],
): Promise<void> {
  app.get('/', (_request, reply) => reply.redirect('/app/'));
  app.get('/app', (_request, reply) => reply.redirect('/app/'));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/app/icons/app-192.png'));
  if (existsSync(webFolder)) {
    await app.register(fastifyStatic, {
      root: webFolder,
      prefix: '/app/',
      cacheControl: false,
      preCompressed: true,
      allowedPath: (path) => !isOfTheBuild(path),
      setHeaders: (response, path) => {
        response.header('cache-control', path.includes('/assets/') ? `public, max-age=${year}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (isPageWithoutApp(request)) return reply.redirect(`/app${request.url}`);
    const isPage =
      request.method === 'GET' && request.url.startsWith('/app/') && !request.url.startsWith('/app/assets/');
    if (!isPage || !existsSync(webFolder)) return notFound(request, reply);
    const own = pages.find(({ isAt }) => isAt(request.url));
    return own ? own.send(request, reply) : reply.sendFile('index.html');
  });
}
