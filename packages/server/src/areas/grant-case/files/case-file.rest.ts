import { caseUploadInput } from '@samspel/domain/grant-case/grant-case.input';
import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { z } from 'zod';
import { requirePermission } from '../../../core/base/caller.ts';
import { type Route, signedInRoute } from '../../../core/rest/route.ts';
import { sendStored, takeUpload, underNewKey } from '../../file/upload/stored.access.ts';
import { addCaseFile } from './case-file.actions.ts';
import { findCaseFile } from './case-file.queries.ts';

/** Files of the municipality's cases (product/grants#the-municipalitys-case): like those on things, but nobody else sees them. */
export const caseFileRoutes: readonly Route[] = [
  signedInRoute({ method: 'POST', path: '/grant-case/upload', isTransfer: true }, async (call, caller) => {
    requirePermission(caller, 'ACTION_VALUE');
    const { services } = call;
    return takeUpload(call, caseUploadInput, (fields, { path, ...file }) =>
      underNewKey(services, async (key) => {
        await services.storage.put(key, path);
        return addCaseFile(services, caller, { ...fields, ...file, key }, '');
      }),
    );
  }),

  signedInRoute(
    { method: 'GET', path: '/grant-case/file/:id', input: z.strictObject({ id }), isTransfer: true },
    async (call, caller) => {
      requirePermission(caller, 'ACTION_VALUE');
      const found = await findCaseFile(call.services.db, caller, call.input.id);
      if (!found || found.removedAt) throw new Refusal('notFound', 'id');
      return sendStored(call, found);
    },
  ),
];
