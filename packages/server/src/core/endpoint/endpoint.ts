import { Refusal } from '@samspel/domain/refusal';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Area } from '../area/area.ts';
import type { Caller } from '../base/caller.ts';
import { onKept, type Services } from '../base/services.ts';
import type { Settings } from '../base/settings.ts';
import { answerQuery } from '../graphql/answer-query.ts';
import { type Context, contextOf } from '../graphql/context.ts';
import { type CheckedDocument, documentReader, MalformedDocument } from '../graphql/document.ts';
import { answerError, type ErrorAnswer, statusOf } from '../graphql/errors.ts';
import { checkVariables } from '../graphql/variables.ts';
import type { PersonTurns } from '../rate-limit/person-turns.ts';
import { bearerOf, requireCaller } from '../rest/request.ts';
import { keptFieldsOf } from './kept-fields.ts';
import { makeSchema, refuseUnmatched } from './schema.ts';

type Body = { query: string; variables?: Record<string, unknown>; operationName?: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** The schema that GraphQL serves. */
    graphql: { schema: GraphQLSchema };
  }
}

/**
 * Serves `POST /api/graphql`: one operation per request, for signed-in people. A malformed request gets 400, a missing or dead token 401,
 * a refusal 200 with its code (product/wire#refusals), and more than a person's turns 429.
 */
export function graphqlEndpoint(
  app: FastifyInstance,
  services: Services,
  areas: readonly Area[],
  turns: PersonTurns,
): void {
  const schema = makeSchema(areas);
  refuseUnmatched(Object.keys(schema.getMutationType()?.getFields() ?? {}), areas);
  app.decorate('graphql', { schema });
  const read = documentReader(schema);
  const isKept = keptFieldsOf(areas);
  app.post('/api/graphql', (request, reply) =>
    turns.run(
      bearerOf(request),
      () => requireCaller(services, request),
      async (caller, count) => {
        const { query, variables = {}, operationName } = readBody(request.body);
        let context = contextOf(services, caller);
        try {
          const checked = read(query);
          if (isKept(checked.document)) context = contextOf(onKept(services), caller);
          refuseIntrospection(checked, services, context);
          checkVariables(schema, checked.document, variables);
          const { data, errors = [] } = await answerQuery(schema, checked, context, variables, operationName);
          const refusals = errors.map((error) => answerError(error, caller.locale, services.log));
          return send(reply, data, refusals);
        } catch (error) {
          return refuse(error as Error, reply, context);
        } finally {
          count(context.budget.answered);
        }
      },
    ),
  );
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

/** Throws `notAllowed` for introspection: admins may always look at the schema, others only in the demo (product/wire#refusals). */
function refuseIntrospection({ isIntrospection }: CheckedDocument, { settings }: Services, { caller }: Context): void {
  if (isIntrospection && !mayLookAtSchema(settings, caller)) throw new Refusal('notAllowed');
}

const mayLookAtSchema = ({ demo }: Settings, { isAdmin }: Caller) => demo || isAdmin;

function refuse(error: Error, reply: FastifyReply, context: Context) {
  const { caller, services } = context;
  if (error instanceof MalformedDocument) {
    const errors = error.errors.map((one) => tellMalformed(one, context));
    return reply.code(400).send({ data: null, errors });
  }
  const isTooMuch = error instanceof Refusal && error.code === 'tooManyRequests';
  if (!isTooMuch) return send(reply, null, [answerError(error, caller.locale, services.log)]);
  reply.code(429).header('retry-after', error.values.seconds);
  return reply.send({ data: null, errors: [answerError(error, caller.locale, services.log)] });
}

/** Explains why a document is refused: in the person's language if it asks too much, in GraphQL's own English if it is invalid. */
function tellMalformed(error: GraphQLError, { caller, services }: Context) {
  if (error.originalError) return answerError(error, caller.locale, services.log);
  const message = mayLookAtSchema(services.settings, caller) ? error.message : withoutTypes(error.message);
  return { message, locations: error.locations, extensions: { code: 'badRequest' } };
}

/** GraphQL's words without the names of types, which tell of the schema what the document did not name itself. */
const withoutTypes = (message: string) => message.replace(/ (?:on|of|by) (?:required )?type "[^"]*"/g, '');

const send = (reply: FastifyReply, data: unknown, errors: readonly ErrorAnswer[]) =>
  reply.code(statusOf(data, errors)).send(errors.length > 0 ? { data, errors } : { data });
