import type { Day } from '@samspel/domain/time/day';
import { sayDay } from '@samspel/i18n/days';
import { statusField, titleField } from '../../subject/history/common-fields.ts';
import type { KindHistory } from '../../subject/kinds.tsx';
import type { ShownField } from '../../subject/shown-field.ts';

const pollField: ShownField = {
  label: 'field.poll',
  say: (say, { code }, today) => {
    const { choices, closes }: { choices: string[]; closes: Day } = JSON.parse(code);
    return say('poll.inHistory', { choices: choices.join(', '), day: sayDay(say, closes, today) });
  },
};

/** The forum where it was and is: the public forum is not a topic. */
const homeField: ShownField = {
  label: 'discussion.home',
  say: (say, { text, code }) => text || say('discussion.homeTopic', { id: code }),
};

/** How histories speak of discussions. */
export const discussionHistory: KindHistory = {
  fields: {
    title: titleField,
    status: statusField,
    body: { label: 'discussion.question' },
    poll: pollField,
    topic: homeField,
  },
  sayThing: (say) => say('discussion.one'),
};
