import { accountOperations } from './account.operations.ts';
import { administeredOperations } from './administered.operations.ts';
import { calendarOperations } from './calendar.operations.ts';
import type { Operation } from './calls.ts';
import { commentOperations } from './comment.operations.ts';
import { discussionOperations } from './discussion.operations.ts';
import { fileOperations } from './file.operations.ts';
import { grantedOperations } from './granted.operations.ts';
import { importOperations } from './import.operations.ts';
import { myDataOperations } from './my-data.operations.ts';
import { newsOperations } from './news.operations.ts';
import { notificationOperations } from './notification.operations.ts';
import { organizationOperations } from './organization.operations.ts';
import { personOperations } from './person.operations.ts';
import { pictureOperations } from './picture.operations.ts';
import { relationOperations } from './relation.operations.ts';
import { rootRows } from './root-rows.ts';
import { roots } from './roots.ts';
import { searchOperations } from './search.operations.ts';
import { topicOperations } from './topic.operations.ts';

/** The operations by subject. Each part has a test of its own, `<part>.matrix.test.ts`, so that the parts run side by side. */
export const parts = {
  roots: roots.flatMap(rootRows),
  calendar: [...calendarOperations, ...importOperations],
  attachment: [...topicOperations, ...fileOperations, ...relationOperations],
  comment: [...commentOperations, ...discussionOperations, ...notificationOperations],
  grant: grantedOperations,
  // Last: people who are deactivated lose their channels for good, and one of these operations ends the code that feeds are read with.
  people: [
    ...personOperations,
    ...organizationOperations,
    ...searchOperations,
    ...accountOperations,
    ...pictureOperations,
    ...myDataOperations,
    ...newsOperations,
    ...administeredOperations,
  ],
} satisfies Record<string, readonly Operation[]>;

/** Every operation of the server. The matrix fails if a mutation, root field, route or channel is missing here. */
export const operations: readonly Operation[] = Object.values(parts).flat();
