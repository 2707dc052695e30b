import type { RelatedInShortFragment } from '../../../generated/graphql.ts';
import { useListed } from '../../../subject/kinds.tsx';
import { NewMark } from '../../../subject/new-since/new-since.tsx';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';

/** A link to a thing that a topic is related to; only its title if I may not open it. */
export function ThingLink({ thing }: { thing: RelatedInShortFragment }) {
  const say = useText();
  const path = useListed()(thing.kind)?.path(thing);
  const title = sayTitle(say, thing);
  return (
    <>
      {thing.uri && path ? <TextLink to={path}>{title}</TextLink> : <span>{title}</span>}
      <NewMark by={thing.lastEdit?.by} at={thing.lastEdit?.at} />
    </>
  );
}
