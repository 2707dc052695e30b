import { statusField, titleField } from '../../subject/history/common-fields.ts';
import type { KindHistory } from '../../subject/kinds.tsx';

/** How histories speak of discussions. */
export const discussionHistory: KindHistory = {
  fields: { title: titleField, status: statusField, body: { label: 'discussion.question' } },
  sayThing: (say) => say('discussion.one'),
};
