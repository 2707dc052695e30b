import type { Locale } from '@samspel/i18n/locale';
import { useMutation } from 'urql';
import { SaveLanguageDocument } from '../../generated/graphql.ts';
import { LanguageSwitch } from '../../ui/layout/language-switch.tsx';

/** The language switch of a signed-in person: it also saves the choice to the profile (product/shell#languages-and-themes). */
export function LanguageChoice() {
  const [, save] = useMutation(SaveLanguageDocument);
  return <LanguageSwitch onChoose={(language: Locale) => void save({ language })} />;
}
