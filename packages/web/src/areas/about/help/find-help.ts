import { wordsOf } from '@samspel/domain/search/search';
import { foldText } from '@samspel/domain/text/fold';
import type { TextId } from '@samspel/i18n/texts';
import type { HelpTask } from '../../../core/support/help.ts';

/** Returns the tasks whose title or steps contain every word of a search, each perhaps as part of a word; all tasks before anything is typed. */
export function findHelp(tasks: readonly HelpTask[], query: string, say: (id: TextId) => string): readonly HelpTask[] {
  const sought = wordsOf(query);
  return tasks.filter(({ title, steps }) => {
    const said = foldText([title, ...steps].map((id) => say(id)).join(' '));
    return sought.every((part) => said.includes(part));
  });
}
