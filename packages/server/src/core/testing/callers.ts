import { permissions } from '@samspel/domain/subject/access';
import type { Caller } from '../base/caller.ts';
import type { TestPerson } from './people.ts';

/** Makes a person of a test a caller, for tests that call code below HTTP. Rights in SQL are still read from the database. */
export const callerFor = ({ id, hash, name, organizationId }: TestPerson): Caller => ({
  id,
  hash,
  name,
  organizationId,
  isAdmin: false,
  isOrganizationAdmin: false,
  permissions,
  mayUse: permissions,
  locale: 'nn',
  sessionId: null,
  client: null,
  sending: null,
});
