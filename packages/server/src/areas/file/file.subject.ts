import { updateFileInfoInput } from '@samspel/domain/file/file.input';
import { readInput } from '@samspel/domain/input';
import { consequence, line, richText } from '../../subject/codecs.ts';
import type { SubjectDefinition } from '../../subject/definition.ts';
import { followers } from '../../subject/notify/audiences.ts';
import { fileBody } from './file.body.ts';
import { saveDescription } from './file.save.ts';

/** A file. Its name comes with it, so an undo does not write an earlier one. */
export const fileSubject: SubjectDefinition = {
  kind: 'USERFILE',
  type: 'UserFile',
  removedBy: 'deleteFile',
  fields: { name: consequence(line), description: richText },
  notifications: { 'file.added': [{ kind: 'CHANGED', word: 'fileAdded', to: followers }] },
  history: {
    archived: 'subject.archived',
    body: fileBody,
    save: (act, found, input) => saveDescription(act, found, readInput(updateFileInfoInput, input)),
  },
};
