import type { FieldName } from '../../../core/forms/use-field-errors.ts';
import type { PollPartsFragment } from '../../../generated/graphql.ts';

/** A poll as its form has it, which is what is sent. `closes` is '' until a day is written. */
export interface PollForm {
  choices: string[];
  isSeveral: boolean;
  closes: string;
}

/** A poll that nobody has written anything in. */
export const emptyPoll: PollForm = { choices: ['', ''], isSeveral: false, closes: '' };

/** A poll that is there as its form has it. */
export const pollFormOf = ({ choices, isSeveral, closes }: PollPartsFragment): PollForm => ({
  choices: choices.map(({ title }) => title),
  isSeveral,
  closes,
});

/** The fields of the form by their paths, alone and inside of a discussion: `choices.2` of `poll.choices.2`. */
export const nameOfPollField: FieldName = (path) => (path[0] === 'poll' ? path.slice(1) : path).join('.') || 'choices';
