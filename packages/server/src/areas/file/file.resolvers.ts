import { filesInput } from '@samspel/domain/file/file.input';
import { id } from '@samspel/domain/input';
import { kindsWith } from '@samspel/domain/subject/attachments';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Resolvers } from '../../core/graphql/context.ts';
import { personById } from '../../core/people/persons.ts';
import { historyOf } from '../../subject/history/history.resolvers.ts';
import { permittedQuery } from '../../subject/permitted.ts';
import { reactionFields } from '../../subject/reaction/reaction.queries.ts';
import { type FileRow, filesOf, readFile } from './file.queries.ts';

/** Files: one, and those of a thing. @param types the schema's names for the kinds that can have files */
export const fileFields = (types: readonly string[]): Resolvers => ({
  Query: {
    fileInfo: permittedQuery()(z.strictObject({ id }), async (input, { services: { db }, caller }) => {
      await findSubject(db, caller, input.id, 'see', { kind: 'USERFILE', field: 'id' });
      return readFile(db, caller, input.id);
    }),
    files: permittedQuery()(filesInput, async ({ meta }, { services: { db }, caller, load }) => {
      await findSubject(db, caller, meta, 'see', { kind: kindsWith('file'), field: 'meta' });
      return load(filesOf, meta);
    }),
  },
  UserFile: {
    kind: () => 'USERFILE',
    name: ({ title }: FileRow) => title,
    access: ({ myAccess }: FileRow) => ({ myAccess }),
    uri: () => null,
    createdBy: ({ createdById }: FileRow, _args, { load }) => load(personById, createdById),
    ...reactionFields,
    ...historyOf('self'),
  },
  ...Object.fromEntries(
    types.map((type) => [type, { files: ({ id }: { id: number }, _args, { load }) => load(filesOf, id) }]),
  ),
});
