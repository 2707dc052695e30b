import type { NewsStatus } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Tag } from '../../../ui/base/tag.tsx';

const colors = { DRAFT: 'neutral', PUBLISHED: 'success', ARCHIVED: 'warning' } as const;

/** The status of news. */
export function NewsSign({ status }: { status: NewsStatus }) {
  const say = useText();
  return <Tag color={colors[status]}>{say(`admin.news.${status}`)}</Tag>;
}
