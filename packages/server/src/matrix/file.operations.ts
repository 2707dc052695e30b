import { act, ask, change, channel, noArea, type Operation, reactionsTo, text } from './calls.ts';
import { uploadTo } from './upload-to.ts';

/** The operations on the files of a thing. */
export const fileOperations: readonly Operation[] = [
  {
    ...change(
      'updateFileInfo',
      'edit what is on it',
      ({ file }) => ({ id: file, version: 1, description: text('Ny') }),
      '{ id }',
    ),
    instead: noArea,
  },
  act('deleteFile', 'edit what is on it', ({ file }) => file, '', noArea),
  {
    ...change('setStatus', 'edit what is on it', ({ file }) => ({ id: file, status: 'OBSOLETE' }), ''),
    of: 'a file',
    instead: noArea,
  },
  act('restoreFile', 'bring back', ({ removedFile }) => removedFile, '{ id }', noArea),
  {
    name: 'POST /file/upload',
    need: 'edit what is on it',
    instead: noArea,
    call: ({ instance }) => ({ method: 'POST', path: '/file/upload', body: uploadTo(instance) }),
  },
  {
    name: 'POST /file/copy',
    need: 'edit what is on it',
    instead: noArea,
    call: ({ file, instance }) => ({
      method: 'POST',
      path: '/file/copy',
      body: { id: file, type: 'EVENT_INSTANCE', metaid: instance },
    }),
  },
  ...['stream', 'small'].map(
    (what): Operation => ({
      name: `GET /file/${what}/:id`,
      need: 'see what is on it',
      instead: noArea,
      call: ({ file }) => ({ method: 'GET', path: `/file/${what}/${file}` }),
    }),
  ),
  {
    ...ask(
      'fileInfo',
      'see what is on it',
      'fileInfo(id: $id) { id name }',
      ({ file }) => ({ id: file }),
      ' ($id: ID!)',
    ),
    instead: noArea,
  },
  {
    ...ask(
      'files',
      'see what is on it',
      'files(meta: $id) { id name }',
      ({ instance }) => ({ id: instance }),
      ' ($id: ID!)',
    ),
    instead: noArea,
  },
  ...reactionsTo('a file', 'see what is on it', ({ file }) => file),
  channel('a file', 'see what is on it', ({ file }) => file),
];
