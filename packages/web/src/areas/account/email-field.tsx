import { useText } from '../../texts/text.tsx';
import { TextField, type TextFieldProps } from '../../ui/field/text-field.tsx';

/** An address field; labelled as the municipal address unless given another label. */
export function EmailField(props: Omit<TextFieldProps, 'label'> & { label?: string }) {
  const say = useText();
  return (
    <TextField
      label={say('account.email')}
      {...props}
      placeholder={say('account.emailPlaceholder')}
      type="email"
      required
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
