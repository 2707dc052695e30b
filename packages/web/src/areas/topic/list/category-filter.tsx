import { type TopicCategory, topicCategories } from '@samspel/domain/topic/topic';
import { useText } from '../../../texts/text.tsx';
import { ChoicePill } from '../../../ui/base/pill.tsx';

interface Props {
  value: TopicCategory | null;
  onChange: (category: TopicCategory | null) => void;
}

/** Narrows the list to topics of one category. */
export function CategoryFilter({ value, onChange }: Props) {
  const say = useText();
  return (
    <ChoicePill
      label={say('field.category')}
      value={value ?? ''}
      onChange={(chosen) => onChange((chosen || null) as TopicCategory | null)}
    >
      <option value="">{say('topic.allCategories')}</option>
      {topicCategories.map((category) => (
        <option key={category} value={category}>
          {say(`topic.category.${category}`)}
        </option>
      ))}
    </ChoicePill>
  );
}
