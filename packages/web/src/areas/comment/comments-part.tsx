import type { HangingProps } from '../../subject/hanging/hanging.ts';
import { Conversation } from './conversation.tsx';

/** What people say about a thing, and, where somebody has said something about it, about the whole that it is a part of. */
export default function CommentsPart({ on }: HangingProps) {
  return (
    <>
      <Conversation meta={on.id} address={on.address} title="comment.title" answered={on.answers} />
      {on.above && <Conversation meta={on.above.id} address={on.address} title="comment.titleSeries" isQuiet />}
    </>
  );
}
