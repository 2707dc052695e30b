import type { Day } from '@samspel/domain/time/day';
import { addReferenceGrants } from '../areas/grant/grant/reference.write.ts';
import type { Services } from '../core/base/services.ts';
import { inTransaction } from '../core/database/transaction.ts';
import type { DemoPeople } from './demo-people.ts';

/** Makes the grants of the demo as its admin: the schemes that Samspel comes with, with examples of effort and gain. */
export async function seedGrants({ db }: Services, { astrid }: DemoPeople, today: Day): Promise<void> {
  await inTransaction(db, (tx) => addReferenceGrants(tx, astrid, today, { withExamples: true }));
}
