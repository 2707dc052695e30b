import { readInput } from '@samspel/domain/input';
import type { Locale } from '@samspel/i18n/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../base/caller.ts';
import type { Services } from '../base/services.ts';
import type { PersonConcurrency } from '../rate-limit/person-concurrency.ts';
import { bearerOf, callerOf, localeOf, requireCaller } from './request.ts';
import { willWrite } from './written.ts';

/** What the handler of a REST call receives. */
export type Call<Input> = {
  input: Input;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  locale: Locale;
};

/** One REST call under `/api`. */
export type Route = {
  method: 'GET' | 'POST';
  /** Below `/api`, such as `/auth/email`. */
  path: string;
  /** Whether it answers everybody. The docstring of each such call says why. */
  isPublic: boolean;
  /** It moves a file: it may take longer, and waits in a separate line, so that it holds up no other calls. */
  isTransfer?: true;
  /** It writes, although it is a GET: programs of before call it so. */
  writes?: true;
  /** It also accepts the body of a form, but ignores it: what it needs is in its address. */
  takesForm?: true;
  /** Refuses a caller who may not make the call at all, before anything of it is read. */
  allow?: (caller: Caller) => void;
  // biome-ignore lint/suspicious/noExplicitAny: the input of each route is typed where `publicRoute` or `signedInRoute` made it
  run: (call: Call<any>, caller: Caller | null) => Promise<unknown>;
  input?: z.ZodType;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    isTransfer?: boolean;
  }
}

type Shape<Schema extends z.ZodType> = Pick<
  Route,
  'method' | 'path' | 'isTransfer' | 'takesForm' | 'writes' | 'allow'
> & {
  input?: Schema;
};

/** Makes a call that anybody may make. */
export const publicRoute = <Schema extends z.ZodType>(
  shape: Shape<Schema>,
  run: (call: Call<z.output<Schema>>) => Promise<unknown>,
): Route => ({ ...shape, isPublic: true, run });

/** Makes a call for signed-in people. */
export const signedInRoute = <Schema extends z.ZodType>(
  shape: Shape<Schema>,
  run: (call: Call<z.output<Schema>>, caller: Caller) => Promise<unknown>,
): Route => ({ ...shape, isPublic: false, run: (call, caller) => run(call, caller!) });

/** Serves the routes under `/api`. Their input is the body, or the query string of a GET. */
export function serveRoutes(
  app: FastifyInstance,
  services: Services,
  routes: readonly Route[],
  turns: PersonConcurrency,
): void {
  for (const route of routes) {
    const { method, path, isPublic, isTransfer = false, takesForm, allow, run, input: schema } = route;
    const isWriting = method === 'POST' || route.writes;
    serve(app, takesForm, {
      method,
      url: `/api${path}`,
      config: { isTransfer },
      ...(isTransfer && { compress: false }),
      handler: async (request, reply) => {
        if (isWriting) willWrite(request);
        const answer = async (caller: Caller | null) => {
          if (caller) allow?.(caller);
          const raw = method === 'GET' ? { ...(request.query as object), ...(request.params as object) } : request.body;
          const input = schema ? readInput(schema, raw ?? {}, '') : undefined;
          const locale = caller?.locale ?? (await callerOf(services, request))?.locale ?? localeOf(request);
          return run({ input, services, request, reply, locale }, caller);
        };
        return isPublic ? answer(null) : turns.run(bearerOf(request), () => requireCaller(services, request), answer);
      },
    });
  }
}

/** Adds a route. One that takes forms gets its own parser, so that no other call accepts forms, which pages of other sites can send. */
function serve(app: FastifyInstance, takesForm: true | undefined, route: RouteOptions): void {
  if (!takesForm) return void app.route(route);
  void app.register(async (own) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    own.addContentTypeParser(forms, { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}));
    own.route(route);
  });
}
