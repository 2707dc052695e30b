import { type CalendarCategory, calendarCategories } from '@samspel/domain/calendar/calendar';
import { type ReactNode, useMemo } from 'react';
import { KostraPicker } from '../../../subject/kostra/kostra-picker.tsx';
import type { FieldsProps } from '../../../subject/root/root-kind.ts';
import { useText } from '../../../texts/text.tsx';
import { useTheme } from '../../../theme/theme.ts';
import { ColourField } from '../../../ui/field/colour-field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { ringSwatches } from '../fields/ring-colours.ts';
import type { CalendarForm } from './calendar-form.ts';

type Props = FieldsProps<CalendarForm>;

/** Title and colour: the fields that a new year wheel needs. @param children what is asked between them */
export function CalendarBasics({ form, set, errors, children }: Props & { children?: ReactNode }) {
  const say = useText();
  const theme = useTheme();
  const swatches = useMemo(() => ringSwatches(say, theme), [say, theme]);
  return (
    <>
      <TextField
        label={say('field.title')}
        description={say('calendarForm.titleHint')}
        value={form.title}
        required
        error={errors.of('title')}
        onChange={(event) => set({ title: event.target.value.replace(/[\r\n]+/g, ' ') })}
        onBlur={() => errors.touch('title')}
      />
      {children}
      <ColourField
        label={say('field.color')}
        value={form.color}
        swatches={swatches}
        ownLabel={say('calendarForm.ownColour')}
        error={errors.of('color')}
        onChange={(color) => set({ color })}
      />
    </>
  );
}

/** Category, service areas and description. */
export function CalendarMore({ form, set, errors }: Props) {
  const say = useText();
  return (
    <>
      <Select
        label={say('field.category')}
        value={form.category}
        onChange={(event) => set({ category: event.target.value as CalendarCategory })}
      >
        {calendarCategories.map((category) => (
          <option key={category} value={category}>
            {say(`calendar.category.${category}`)}
          </option>
        ))}
      </Select>
      <KostraPicker chosen={form.kostraFunctions} onChange={(kostraFunctions) => set({ kostraFunctions })} />
      <RichTextField
        label={say('field.description')}
        value={form.description}
        error={errors.of('description')}
        onChange={(description) => set({ description })}
        onBlur={() => errors.touch('description')}
      />
    </>
  );
}
