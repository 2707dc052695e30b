import type { SectionFile, SectionProps } from '../../subject/sections/page-section.ts';
import { Conversation } from './conversation.tsx';
import { commentsOf } from './use-comments.ts';

export const ahead: SectionFile['ahead'] = ({ id }) => [commentsOf(id)];

/** The comments on a thing, and those on the whole that it is a part of, if there are any. */
export default function CommentsPart({ on }: SectionProps) {
  return (
    <>
      <Conversation meta={on.id} address={on.address} title="comment.title" level={on.level} answered={on.answers} />
      {on.above && <Conversation meta={on.above.id} address={on.address} title="comment.titleSeries" isQuiet />}
    </>
  );
}
