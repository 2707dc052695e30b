import { richTextOf } from '@samspel/domain/text/plain-text';
import { sql } from 'kysely';
import type { TestPerson } from '../../../core/testing/people.ts';
import type { World } from '../../../core/testing/world.ts';
import { createSubject } from '../../../subject/create.ts';

/** Rich text as the editor sends it. */
export const words = (text: string) => JSON.stringify(richTextOf(text));

const fields =
  'id title version status topic body bodyText summary answerCount commentCount acceptedAnswer views mayEdit likes isFollowing lastUpdated';
export type Shown = {
  id: string;
  title: string;
  version: number;
  topic: string | null;
  answerCount: number;
  acceptedAnswer: string | null;
  views: number;
  mayEdit: boolean;
  lastUpdated: string;
};

/** Sends a request; returns what came back under `result`, or the code and field of the refusal. */
export async function ask<Result>(world: World, as: TestPerson, query: string, variables = {}): Promise<Result> {
  const { data, errors } = await world.graphql<{ result: Result }>(as, query, variables);
  if (!errors) return data.result;
  const { code, field } = errors[0]!.extensions;
  return { code, field } as Result;
}

/** Asks a question in the public forum, or on a topic. */
export const create = (world: World, as: TestPerson, input: object) =>
  ask<Shown>(
    world,
    as,
    `mutation ($input: CreateDiscussionInput!) { result: createDiscussion(input: $input) { ${fields} } }`,
    { input: { title: 'Kven har ein god rutine?', body: words('Vi leitar etter ein.'), ...input } },
  );

export const update = (world: World, as: TestPerson, input: object) =>
  ask<Shown>(
    world,
    as,
    `mutation ($input: UpdateDiscussionInput!) { result: updateDiscussion(input: $input) { ${fields} } }`,
    { input },
  );

export const read = (world: World, as: TestPerson, id: string) =>
  ask<Shown>(world, as, `{ result: discussion(id: "${id}") { ${fields} } }`);

/** Calls a mutation that takes an id. */
export const act = (world: World, as: TestPerson, name: string, id: string, selection = `{ ${fields} }`) =>
  ask<Shown>(world, as, `mutation { result: ${name}(id: "${id}") ${selection} }`);

/** The titles on a page of a list, and how many there are. */
export async function list(world: World, as: TestPerson, filter = 'limit: 100') {
  const { totalCount, nodes, code } = await ask<{ totalCount: number; nodes: Shown[]; code?: string }>(
    world,
    as,
    `{ result: allDiscussions(${filter}) { totalCount nodes { id title } } }`,
  );
  return code ? { code } : { totalCount, titles: nodes.map(({ title }) => title) };
}

/** Answers a discussion, or replies to an answer; returns the id of the comment. */
export async function answer(world: World, as: TestPerson, meta: string, parent?: string, text = 'Slik gjer vi det.') {
  const { id } = await ask<{ id: string }>(
    world,
    as,
    'mutation ($input: CreateCommentInput!) { result: createComment(input: $input) { id } }',
    { input: { meta, parent, message: words(text) } },
  );
  return id;
}

/** Makes a topic for an owner, hidden from everybody it is not shared with. */
export async function makeTopic(world: World, owner: TestPerson, readers: readonly TestPerson[] = []): Promise<string> {
  const id = await world.db.transaction().execute(async (tx) => {
    const topic = { kind: 'TOPIC' as const, title: 'Barnehage', createdBy: owner, isPrivate: true };
    const made = await createSubject(tx, { ...topic, visibility: 'PRIVATE' });
    for (const { id: person } of readers)
      await sql`insert into access_entry (root_id, person_id, level) values (${made}, ${person}, 'READ')`.execute(tx);
    return made;
  });
  return String(id);
}
