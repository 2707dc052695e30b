import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { TrashList } from '../trash/trash-list.tsx';
import { TrashPage } from '../trash/trash-page.tsx';
import { useRestore } from '../trash/use-restore.ts';
import type { TrashedKind } from './root-kind.ts';
import { wordsOf } from './root-words.ts';

/** The removed things of a kind that I own (for admins, all of them), until they are deleted for good (product/access#archive-and-trash). */
export function RootTrash({ of }: { of: TrashedKind }) {
  const say = useText();
  const restore = useRestore(of.restore);
  const words = wordsOf(of.texts);
  const many = say(words.many);
  const list = (
    <TrashList
      document={of.removed}
      facts={() => say(words.one)}
      restore={restore}
      none={say('subject.trash.none')}
      pagesLabel={say('subject.trash.pages')}
    />
  );
  return (
    <TrashPage
      above={<TextLink to={of.paths.list}>{many}</TextLink>}
      title={say('subject.trash')}
      lead={say(words.trashLead)}
      parts={[{ title: words.trashHeading ? say(words.trashHeading) : many, list }]}
    />
  );
}
