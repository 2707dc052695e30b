import { Refusal } from '@samspel/domain/refusal';
import type { FastifyInstance, FastifyReply } from 'fastify';
import mercurius from 'mercurius';
import type { Area } from '../area/area.ts';
import type { Services } from '../base/services.ts';
import { requireCaller } from '../rest/request.ts';
import { type Context, contextOf } from './context.ts';
import { type CheckedDocument, documentReader, MalformedDocument } from './document.ts';
import { answerError } from './errors.ts';
import { refuseUnmatched, schemaResolvers, schemaText } from './schema.ts';
import { checkVariables } from './variables.ts';

type Body = { query: string; variables?: Record<string, unknown>; operationName?: string };

/** Compiling a query pays off once it has been asked a few times. */
const jitAfter = 5;

/**
 * `POST /api/graphql`: one operation a request, for signed-in people. A malformed request is 400, no or a dead token 401,
 * a refusal 200 with its code (decision 4).
 */
export async function graphqlEndpoint(app: FastifyInstance, services: Services, areas: readonly Area[]): Promise<void> {
  await app.register(mercurius, {
    schema: schemaText(areas),
    resolvers: schemaResolvers(areas) as never,
    routes: false,
    jit: jitAfter,
    errorFormatter: ({ data, errors }, context) => {
      const {
        caller,
        services: { log },
      } = context as unknown as Context;
      return {
        statusCode: 200,
        response: { data, errors: errors.map((error) => answerError(error, caller.locale, log)) as never },
      };
    },
  });
  const mutations = Object.keys(app.graphql.schema.getMutationType()?.getFields() ?? {});
  refuseUnmatched(mutations, areas);
  const read = documentReader(app.graphql.schema);
  app.post('/api/graphql', async (request, reply) => {
    const caller = await requireCaller(services, request);
    const { query, variables = {}, operationName } = readBody(request.body);
    const context = contextOf(services, caller);
    try {
      const checked = read(query);
      refuseIntrospection(checked, services, context);
      checkVariables(app.graphql.schema, checked.document, variables);
    } catch (error) {
      return answerEarly(error as Error, reply, context);
    }
    return reply.graphql(query, context as never, variables, operationName);
  });
}

function readBody(body: unknown): Body {
  const { query, variables, operationName, ...rest } = (body ?? {}) as Body;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const isFine =
    isObject && typeof query === 'string' && (variables === undefined || variables === null || isPlain(variables));
  if (!isFine || Object.keys(rest).some((key) => key !== 'extensions')) throw new Refusal('badRequest');
  return { query, variables: variables ?? {}, operationName: operationName ?? undefined };
}

const isPlain = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

/** Admins may always look at the schema; others only where the demo runs (decision 4). */
function refuseIntrospection({ isIntrospection }: CheckedDocument, { settings }: Services, { caller }: Context): void {
  if (isIntrospection && !settings.demo && !caller.isAdmin) throw new Refusal('notAllowed');
}

function answerEarly(error: Error, reply: FastifyReply, { caller, services }: Context) {
  if (error instanceof MalformedDocument) {
    const errors = error.errors.map(({ message, locations, extensions }) => ({
      message,
      locations,
      extensions: { code: 'badRequest', ...extensions },
    }));
    return reply.code(400).send({ data: null, errors });
  }
  return reply.send({ data: null, errors: [answerError(error, caller.locale, services.log)] });
}
