import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { TrashList } from '../trash/trash-list.tsx';
import { TrashPage } from '../trash/trash-page.tsx';
import { useRestore } from '../trash/use-restore.ts';
import type { RootKind, RootThing } from './root-kind.ts';

/** The removed things of a kind that I own (for admins, all of them), until they are deleted for good (product/access#archive-and-trash). */
export function RootTrash<Thing extends RootThing, Fields, Input extends object>({
  of,
}: {
  of: RootKind<Thing, Fields, Input>;
}) {
  const say = useText();
  const restore = useRestore(of.restore);
  const many = say(of.texts.many);
  const list = (
    <TrashList
      document={of.removed}
      facts={() => say(of.texts.one)}
      restore={restore}
      none={say('subject.trash.none')}
      pagesLabel={say('subject.trash.pages')}
    />
  );
  return (
    <TrashPage
      above={<TextLink to={of.paths.list}>{many}</TextLink>}
      title={say('subject.trash')}
      lead={say('subject.trash.lead')}
      parts={[{ title: many, list }]}
    />
  );
}
