import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { millisecondsADay } from '@samspel/domain/time/moment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OwnPage } from './own-page.ts';

/** The folder of the built web app; it does not exist if nobody has built the app. */
export const webFolder = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));
/** Seconds of a year, for which a browser may keep a file with a hash in its name. */
const year = (365 * millisecondsADay) / 1_000;

/** Whether a file is for the build only: its notes, or the source map of a script. */
const isOfTheBuild = (path: string) => /\/\.|\.map(\.|$)/.test(path);

/** Headers that a browser heeds on pages alone: on each script and style sheet they would be a kilobyte for nothing. */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Whether a file runs under the rules of the page that loads it. A picture can be a page itself, and a worker has rules of its own. */
const isPartOfPage = (path: string) => /\/assets\/(?!worker-)[^/]+\.(js|css|woff2)(\.br)?$/.test(path);

/** Whether somebody typed the address of a page without `/app`. Only requests that accept HTML count. */
const isPageWithoutApp = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/(app|api)([/?]|$)/.test(url) && (headers.accept ?? '').includes('text/html');

/**
 * Serves the built web app under `/app`; `/` and the address of a page without `/app` redirect there. Every path of the app answers with the
 * same page, since its routes are in the browser, except the paths of `pages`. Browsers may keep files with a hash in their name for a year,
 * but never the page.
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
        if (isPartOfPage(path)) for (const name of ofPages) response.removeHeader(name);
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
