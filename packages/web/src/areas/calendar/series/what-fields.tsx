import { useText } from '../../../texts/text.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { focusAtOnce } from '../../../ui/focus/focus-at-once.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { seriesFields } from '../fields/activity.fields.ts';
import type { SeriesFieldsProps } from './series-fields-props.ts';

interface Props extends SeriesFieldsProps {
  /** Whether it exists already. */
  isThere: boolean;
  /** What the purpose of a new one began with; undefined if it exists. */
  proposedPurpose?: string | undefined;
}

/** Title and purpose; if it is new, the title gets the focus. */
export function What({ form, set, errors, isThere, proposedPurpose }: Props) {
  const say = useText();
  return (
    <>
      <TextField
        ref={isThere ? undefined : focusAtOnce}
        label={say(seriesFields.title.label)}
        value={form.title}
        error={errors.of('title')}
        required
        onChange={(event) => set({ title: event.target.value })}
        onBlur={() => errors.touch('title')}
      />
      <RichTextField
        key={proposedPurpose}
        isProposed={form.description === proposedPurpose}
        label={say(seriesFields.description.label)}
        description={say('event.purpose.hint')}
        value={form.description}
        required
        leavesAtEscape
        error={errors.of('description')}
        onChange={(description) => set({ description })}
        onBlur={() => errors.touch('description')}
      />
    </>
  );
}
