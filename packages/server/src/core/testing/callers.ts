import { permissions } from '@samspel/domain/subject/access';
import type { Caller } from '../base/caller.ts';
import type { TestPerson } from './people.ts';

/** A person of a test as a caller, for tests that go below HTTP. Rights in SQL are still the database's. */
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
});
