import type { Language } from '@samspel/domain/account/profile.input';
import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useText } from '../../../texts/text.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import type { NewsFormValues } from './news-form-values.ts';

interface Props {
  language: Language;
  form: NewsFormValues;
  set: (change: Partial<NewsFormValues>) => void;
  errors: FieldErrors;
  isRequired: boolean;
}

/** The title and the text of news in one language. */
export function WordsFields({ language, form, set, errors, isRequired }: Props) {
  const say = useText();
  const called = { language: say(`shell.language.${language}`) };
  const [title, body] = [`${language}Title`, `${language}Body`] as const;
  return (
    <>
      <TextField
        label={say('admin.news.titleIn', called)}
        lang={language}
        required={isRequired}
        value={form[title]}
        onChange={({ target }) => set({ [title]: target.value })}
        onBlur={() => errors.touch(`${language}.title`)}
        error={errors.of(`${language}.title`)}
      />
      <RichTextField
        label={say('admin.news.bodyIn', called)}
        required={isRequired}
        value={form[body]}
        onChange={(json) => set({ [body]: json })}
        onBlur={() => errors.touch(`${language}.body`)}
        error={errors.of(`${language}.body`)}
      />
    </>
  );
}
