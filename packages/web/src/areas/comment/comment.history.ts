import type { KindHistory } from '../../subject/kinds.tsx';

/** How histories speak of comments. */
export const commentHistory: KindHistory = {
  fields: { message: { label: 'comment.field.message' } },
  sayThing: (say) => say('comment.sayThing'),
};
