import type { Day } from '@samspel/domain/time/day';
import type { Say } from '@samspel/i18n/say';
import type { ShownField } from '../shown-field.ts';
import type { ChangeValue } from './changed-fields.ts';

/** Returns the label of a changed field. */
export const sayField = (say: Say, shown: ShownField | undefined): string => say(shown?.label ?? 'field.other');

/** Returns a value of a field as people say it. Somebody or something that no longer exists is called gone. */
export function sayValue(say: Say, shown: ShownField | undefined, { text, code }: ChangeValue, today: Day): string {
  const words = text ?? (code === null || shown?.isName ? say('history.gone') : '');
  return shown?.say?.(say, { text: words, code: code ?? '' }, today) ?? words;
}
