import { Refusal } from '@samspel/domain/refusal';
import { kindsWith } from '@samspel/domain/subject/attachments';
import {
  adminTagsInput,
  searchTagsInput,
  taggedInput,
  tagInput,
  tagsOfThingInput,
} from '@samspel/domain/tag/tag.input';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Resolvers } from '../../core/graphql/context.ts';
import { pageFields, pageOf } from '../../core/graphql/page.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { administeredQuery, permittedQuery } from '../../subject/permitted.ts';
import { type TagRow, tagsOf } from '../../subject/tag/tag.queries.ts';
import { thingsOf } from '../../subject/thing.ts';
import { followedTags, followsTag, listTags, readTag, searchTags } from './tag.queries.ts';
import { countTagged, readTagged } from './tagged.queries.ts';

/** A root field for everybody; it returns only what they may read. */
const query = permittedQuery();

/** Tags: found by their words, one tag, the things with it, and the tags of a thing. */
export const tagFields = (kinds: Kinds): Resolvers => ({
  Query: {
    searchTags: query(searchTagsInput, ({ query, onlyWrite }, { services: { db }, caller }) =>
      searchTags(db, caller, query, onlyWrite),
    ),
    adminTags: administeredQuery()(adminTagsInput, (input, { services: { db }, caller }) =>
      listTags(db, caller, input),
    ),
    tag: query(tagInput, async ({ title }, { services: { db }, caller }) => {
      const tag = await readTag(db, caller, title);
      if (!tag) throw new Refusal('notFound', 'title');
      return tag;
    }),
    taggedKinds: query(tagInput, ({ title }, { services: { db }, caller }) => countTagged(db, caller, title)),
    tagged: query(taggedInput, async (input, context) => {
      const { services, caller } = context;
      const keys = await readTagged(services.db, caller, input);
      const countAll = async () => {
        const counted = await countTagged(services.db, caller, input.title);
        return counted.find(({ kind }) => kind === input.kind)?.count ?? 0;
      };
      return pageOf(input, await thingsOf(kinds, keys, context), countAll);
    }),
    tags: query(tagsOfThingInput, async ({ meta }, { services: { db }, caller, load }) => {
      const inForm = kinds.all.filter(({ hasTagsInForm }) => hasTagsInForm).map((definition) => definition.kind);
      await findSubject(db, caller, meta, 'see', { kind: [...kindsWith('tag'), ...inForm], field: 'meta' });
      return load(tagsOf, meta);
    }),
  },
  Tag: { isFollowing: ({ title }: TagRow, _args, { load }) => load(followsTag, title) },
  TaggedPage: pageFields,
  AdminTagPage: pageFields,
  MyFollowed: { tags: (_followed, _args, { services: { db }, caller }) => followedTags(db, caller) },
});
