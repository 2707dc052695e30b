import type { AccessLevel, Visibility } from '@samspel/domain/subject/access';
import type { Status } from '@samspel/domain/subject/subject';
import { sayDay } from '@samspel/i18n/days';
import type { ShownField } from '../shown-field.ts';

/** How to say the values that fields of many kinds share. */
export const yesNo: ShownField['say'] = (say, { code }) => say(code === 'true' ? 'button.yes' : 'button.no');
export const wholeDay: ShownField['say'] = (say, { text }, today) => sayDay(say, text, today);

/** Fields of things of every kind, for the `fields` of a `ShownKind`. */
export const titleField = { label: 'field.title' } satisfies ShownField;

export const statusField: ShownField = {
  label: 'field.status',
  say: (say, { code }) =>
    code === 'OBSOLETE' ? say('history.status.OBSOLETE') : say(`subject.status.${code as Exclude<Status, 'OBSOLETE'>}`),
};

/** Who has access to a thing. */
export const sharingFields: Readonly<Record<'isPrivate' | 'visibility' | 'access', ShownField>> = {
  isPrivate: { label: 'field.isPrivate', say: yesNo },
  visibility: {
    label: 'field.visibility',
    say: (say, { code }) => say(`access.visibility.${code as Visibility}`),
  },
  access: {
    label: 'field.access',
    isList: true,
    isName: true,
    say: (say, { text, code }) =>
      say('history.level', { name: text, level: say(`access.level.${code as AccessLevel}`) }),
  },
};
