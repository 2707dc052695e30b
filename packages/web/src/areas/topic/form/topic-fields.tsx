import { type TopicCategory, topicCategories } from '@samspel/domain/topic/topic';
import { fieldPart, listPart, richTextPart, textPart } from '../../../core/forms/parts.tsx';
import type { ShownPart } from '../../../core/forms/use-conflict.ts';
import { KostraPicker } from '../../../subject/kostra/kostra-picker.tsx';
import { useKostraTitle } from '../../../subject/kostra/use-kostra-title.ts';
import type { FieldsProps } from '../../../subject/root/root-kind.ts';
import { useText } from '../../../texts/text.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import type { TopicForm } from './topic-form.ts';

/** Title, category, description and service areas: the fields that making and editing share. */
export function TopicFields({ form, set, errors }: FieldsProps<TopicForm>) {
  const say = useText();
  return (
    <>
      <TextField
        label={say('field.title')}
        value={form.title}
        required
        error={errors.of('title')}
        onChange={(event) => set({ title: event.target.value.replace(/[\r\n]+/g, ' ') })}
        onBlur={() => errors.touch('title')}
      />
      <Select
        label={say('field.category')}
        value={form.category}
        required
        error={errors.of('category')}
        onChange={(event) => set({ category: event.target.value as TopicCategory })}
        onBlur={() => errors.touch('category')}
      >
        {form.category === '' && <option value="">{say('topic.chooseCategory')}</option>}
        {topicCategories.map((category) => (
          <option key={category} value={category}>
            {say(`topic.category.${category}`)}
          </option>
        ))}
      </Select>
      <RichTextField
        label={say('field.description')}
        value={form.description}
        required
        error={errors.of('description')}
        onChange={(description) => set({ description })}
        onBlur={() => errors.touch('description')}
      />
      <KostraPicker chosen={form.kostraFunctions} onChange={(kostraFunctions) => set({ kostraFunctions })} />
    </>
  );
}

/** The parts of the form, for merging it with a newer version. */
export function useTopicParts(): ShownPart<TopicForm>[] {
  const say = useText();
  const kostraTitle = useKostraTitle();
  return [
    textPart('title', say('field.title')),
    fieldPart<TopicForm, 'category'>('category', say('field.category'), (category) =>
      category === '' ? '' : say(`topic.category.${category}`),
    ),
    richTextPart('description', say('field.description')),
    listPart('kostraFunctions', say('field.kostraFunctions'), kostraTitle),
  ];
}
