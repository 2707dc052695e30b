import { useText } from '../../texts/text.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import { Choice } from './choice.tsx';
import type { AnyField } from './fields.ts';

interface Props {
  field: AnyField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Called when the field is left. */
  onLeave: () => void;
}

/** The control of a field that has none of its own: a line of text, a number, a text with formatting, or a choice. */
export function UsualField({ field: { label, kind, input, choices }, value, error, onChange, onLeave }: Props) {
  const say = useText();
  const control = { label: say(label), value, error };
  const { hint, ...rest } = input ?? {};
  const { required = false } = rest;
  if (kind === 'richText')
    return <RichTextField {...control} required={required} onChange={onChange} onBlur={onLeave} />;
  if (!choices) {
    return (
      <TextField
        {...control}
        {...rest}
        description={hint && say(hint)}
        onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, ' '))}
        onBlur={onLeave}
      />
    );
  }
  const all = choices.values.map((one) => [one, choices.say(say, one)] as const);
  if (choices.none && !required) {
    return (
      <Choice
        {...control}
        value={control.value || null}
        none={say(choices.none)}
        choices={all}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    );
  }
  return (
    <Select {...control} required={required} onChange={({ target }) => onChange(target.value)} onBlur={onLeave}>
      {choices.none && value === '' && <option value="">{say(choices.none)}</option>}
      {all.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </Select>
  );
}
