import { Refusal } from '@samspel/domain/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import type { Area } from '../area/area.ts';
import type { Caller } from '../base/caller.ts';
import { onReserved, type Services } from '../base/services.ts';
import type { Settings } from '../base/settings.ts';
import { countingStatements } from '../database/in-flight.ts';
import type { Database } from '../database/pool.ts';
import { readFrom } from '../database/standby/read-from.ts';
import { answerQuery } from '../graphql/answer-query.ts';
import { type Context, contextOf, sharedContexts } from '../graphql/context.ts';
import { type CheckedDocument, documentReader, MalformedDocument } from '../graphql/document.ts';
import { answerError, type ErrorAnswer, statusOf } from '../graphql/errors.ts';
import { checkVariables } from '../graphql/variables.ts';
import type { PersonConcurrency } from '../rate-limit/person-concurrency.ts';
import { bearerOf, requireCaller } from '../rest/request.ts';
import { willWrite } from '../rest/written.ts';
import { reservedFieldsOf } from './reserved-fields.ts';
import { makeSchema, refuseUnmatched } from './schema.ts';

type Body = { query: string; variables?: Record<string, unknown>; operationName?: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** The schema that GraphQL serves. */
    graphql: { schema: GraphQLSchema };
  }
}

/** The most queries that one request may hold. */
export const mostTogether = 15;

/** How operations are answered: alone, or in contexts that they share. */
type Way = { contextFor: typeof contextOf; isAlone: boolean };

/** What an operation is answered: its HTTP status, and its body; for one too many, also the seconds to wait. */
type Answered = { status: number; body: { data: unknown; errors?: readonly object[] }; seconds?: number };

/**
 * Serves `POST /api/graphql`: one operation per request, for signed-in people. A malformed request gets 400, a missing or dead token 401,
 * a refusal 200 with its code (product/wire#refusals), and more than a person's turns 429.
 *
 * Serves `POST /api/graphql/together` too: up to 15 queries, each with the limits and the answer that it would have alone, and all in one turn. Who asks is
 * found once, and what several of them read is read once (docs/decisions/pages.md).
 * @param documents the most characters of documents that are kept read
 */
export function graphqlEndpoint(
  app: FastifyInstance,
  services: Services,
  areas: readonly Area[],
  turns: PersonConcurrency,
  documents?: number,
): void {
  const schema = makeSchema(areas);
  refuseUnmatched(Object.keys(schema.getMutationType()?.getFields() ?? {}), areas);
  app.decorate('graphql', { schema });
  const read = documentReader(schema, documents);
  const isReserved = reservedFieldsOf(areas);
  /** Answers operations in one turn of the person who sent them, in which each counts as a call. */
  const answerAll = (request: FastifyRequest, all: readonly unknown[], way: Way) =>
    turns.run(
      bearerOf(request),
      () => requireCaller(services, request),
      (caller, count) => Promise.all(all.map(readBody).map((body) => answer(request, body, way, caller, count))),
      all.length,
    );
  const answer = async (
    request: FastifyRequest,
    { query, variables = {}, operationName }: Body,
    { contextFor, isAlone }: Way,
    caller: Caller,
    count: (answered: number) => void,
  ): Promise<Answered> => {
    let context = contextFor(services, caller);
    try {
      const checked = read(query);
      const isChange = hasChange(checked);
      if (isChange && !isAlone) throw new Refusal('badRequest');
      if (isChange) willWrite(request);
      const keeps = isReserved(checked.document);
      if (keeps) context = contextFor(onReserved(services), caller);
      refuseIntrospection(checked, services, context);
      checkVariables(schema, checked.document, variables);
      const answerFrom = (db: Database) => {
        if (db !== context.services.db) context = contextFor({ ...services, db }, caller);
        const resolved = () => answerQuery(schema, checked, context, variables, operationName);
        return isChange ? resolved() : countingStatements(context.schedule, resolved);
      };
      const { data, errors = [] } =
        !isChange && !keeps
          ? await readFrom(services, caller, async (db) => {
              const result = await answerFrom(db);
              return db === services.db ? result : withoutFault(result);
            })
          : await answerFrom(context.services.db);
      return answered(
        data,
        errors.map((error) => answerError(error, caller.locale, services.log)),
      );
    } catch (error) {
      return refused(error as Error, context);
    } finally {
      count(context.budget.answered);
    }
  };
  app.post('/api/graphql', async (request, reply) => {
    const [one] = await answerAll(request, [request.body], { contextFor: contextOf, isAlone: true });
    const { status, body, seconds } = one!;
    if (seconds !== undefined) reply.header('retry-after', seconds);
    return reply.code(status).send(body);
  });
  app.post('/api/graphql/together', async (request) => {
    const way = { contextFor: sharedContexts(), isAlone: false };
    return { answers: await answerAll(request, queriesOf(request.body), way) };
  });
}

/** The bodies of the queries of one request; if it is no list of them, one that will be refused in its turn, once it is known who asks. */
function queriesOf(body: unknown): readonly unknown[] {
  const { calls, ...rest } = (body ?? {}) as { calls?: unknown };
  const isFine = Array.isArray(calls) && calls.length > 0 && calls.length <= mostTogether;
  return isFine && Object.keys(rest).length === 0 ? calls : [null];
}

/** Whether a document can change something. With others it is refused: the key of a sending is that of the whole request (product/wire#sending-once). */
const hasChange = ({ document }: CheckedDocument): boolean =>
  document.definitions.some((one) => one.kind === 'OperationDefinition' && one.operation === 'mutation');

/** Returns an answer of a standby. Throws what failed in it, for the primary to answer; a refusal is no failure. */
function withoutFault(result: ExecutionResult): ExecutionResult {
  const fault = result.errors?.find(({ originalError }) => originalError && !(originalError instanceof Refusal));
  if (fault) throw fault.originalError;
  return result;
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

function refused(error: Error, context: Context): Answered {
  const { caller, services } = context;
  if (error instanceof MalformedDocument) {
    const errors = error.errors.map((one) => tellMalformed(one, context));
    return { status: 400, body: { data: null, errors } };
  }
  const errors = [answerError(error, caller.locale, services.log)];
  const isTooMuch = error instanceof Refusal && error.code === 'tooManyRequests';
  if (!isTooMuch) return answered(null, errors);
  return { status: 429, body: { data: null, errors }, seconds: Number(error.values.seconds) };
}

/** Explains why a document is refused: in the person's language if it asks too much, in GraphQL's own English if it is invalid. */
function tellMalformed(error: GraphQLError, { caller, services }: Context) {
  if (error.originalError) return answerError(error, caller.locale, services.log);
  const message = mayLookAtSchema(services.settings, caller) ? error.message : withoutTypes(error.message);
  return { message, locations: error.locations, extensions: { code: 'badRequest' } };
}

/** GraphQL's words without the names of types, which tell of the schema what the document did not name itself. */
const withoutTypes = (message: string) => message.replace(/ (?:on|of|by) (?:required )?type "[^"]*"/g, '');

const answered = (data: unknown, errors: readonly ErrorAnswer[]): Answered => ({
  status: statusOf(data, errors),
  body: errors.length > 0 ? { data, errors } : { data },
});
