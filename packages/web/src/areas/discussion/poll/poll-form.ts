import type { FieldName } from '../../../core/forms/use-field-errors.ts';
import type { PollPartsFragment } from '../../../generated/graphql.ts';

/** A poll as in its form, which is also what is sent. `closes` is '' until a day is written. */
export interface PollForm {
  choices: string[];
  isSeveral: boolean;
  closes: string;
}

/** A new poll, with nothing written. */
export const emptyPoll: PollForm = { choices: ['', ''], isSeveral: false, closes: '' };

/** Returns the form's values for an existing poll. */
export const pollFormOf = ({ choices, isSeveral, closes }: PollPartsFragment): PollForm => ({
  choices: choices.map(({ title }) => title),
  isSeveral,
  closes,
});

/** Names the fields of the form by their paths, in a poll or within a discussion: `choices.2` for `poll.choices.2`. */
export const nameOfPollField: FieldName = (path) => (path[0] === 'poll' ? path.slice(1) : path).join('.') || 'choices';
