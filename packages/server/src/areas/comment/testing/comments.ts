import { richTextOf } from '@samspel/domain/text/plain-text';
import type { TestPerson } from '../../../core/testing/people.ts';
import type { World } from '../../../core/testing/world.ts';

/** Rich text as the editor sends it. */
export const words = (text: string) => JSON.stringify(richTextOf(text));

/** Rich text that greets a person by a mention, as Tiptap writes it. */
export const greeting = (person: { id: number; name?: string }, text = 'ser du på dette?') =>
  JSON.stringify({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'mention',
            attrs: { id: String(person.id), label: person.name ?? 'Nokon', mentionSuggestionChar: '@' },
          },
          { type: 'text', text: ` ${text}` },
        ],
      },
    ],
  });

const fields =
  'id meta parent status version messageText message editedAt likes isLiked mayEdit mayRemove replyCount author { id name }';
export type Shown = {
  id: string;
  meta: string;
  parent: string | null;
  status: string;
  version: number;
  messageText: string | null;
  message: string | null;
  editedAt: string | null;
  likes: number;
  isLiked: boolean;
  mayEdit: boolean;
  mayRemove: boolean;
  replyCount: number;
  author: { id: string; name: string } | null;
  replies: Shown[];
};

const mutations = {
  createComment: `mutation ($input: CreateCommentInput!) { createComment(input: $input) { ${fields} } }`,
  updateComment: `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { ${fields} lastChange { id } } }`,
} as const;

/** Calls a mutation that takes an input. */
export const send = (world: World, as: TestPerson | null, name: keyof typeof mutations, input: object) =>
  world.graphql<Record<string, Shown & { lastChange: { id: string } | null }>>(as, mutations[name], { input });

/** Calls a mutation that takes an id. */
export const act = (world: World, as: TestPerson | null, name: 'removeComment' | 'restoreComment', id: string) =>
  world.graphql<Record<string, Shown>>(as, `mutation ($id: ID!) { ${name}(id: $id) { ${fields} } }`, { id });

/** Asks for a page of the comments on a thing. */
export const ask = (world: World, as: TestPerson | null, meta: string, more = '') =>
  world.graphql<{ comments: { totalCount: number; commentCount: number; mayComment: boolean; nodes: Shown[] } }>(
    as,
    `{ comments(meta: "${meta}"${more}) { totalCount commentCount mayComment nodes { ${fields} replies { ${fields} } } } }`,
  );
