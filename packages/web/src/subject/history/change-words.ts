import type { Day } from '@samspel/domain/time/day';
import type { Say } from '@samspel/i18n/say';
import type { ShownField } from '../shown-field.ts';
import type { ChangeValue } from './changed-fields.ts';

/** The label of a field of a change. */
export const sayField = (say: Say, shown: ShownField | undefined): string => say(shown?.label ?? 'field.other');

/** A value of a field as people say it. Who or what is no more is named so. */
export function sayValue(say: Say, shown: ShownField | undefined, { text, code }: ChangeValue, today: Day): string {
  const words = text ?? (code === null || shown?.isName ? say('history.gone') : '');
  return shown?.say?.(say, { text: words, code: code ?? '' }, today) ?? words;
}
