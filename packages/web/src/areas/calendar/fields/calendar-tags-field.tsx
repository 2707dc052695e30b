import { useQuery } from 'urql';
import { CalendarTagsDocument } from '../../../generated/graphql.ts';
import { TagsField } from '../../../subject/tag/tags-field.tsx';
import { useText } from '../../../texts/text.tsx';

interface Props {
  /** Id of the year wheel whose tags are suggested; '' while no year wheel is chosen. */
  calendar: string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  error: string | undefined;
}

/** The tags of an activity or a series; the existing tags of its year wheel are suggested. */
export function CalendarTagsField({ calendar, ...field }: Props) {
  const say = useText();
  const [{ data }] = useQuery({ query: CalendarTagsDocument, variables: { id: calendar }, pause: calendar === '' });
  const known = ((calendar && data?.calendar.tags) || []).map(({ title }) => title);
  return <TagsField known={known} group={say('subject.tags.known')} hint={say('subject.tags.hint')} {...field} />;
}
