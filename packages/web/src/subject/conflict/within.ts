import type { ShownPart } from '../../core/forms/use-conflict.ts';

/** A part of a half of a form, as a part of the whole: the fields of a thing beside who has access to it. */
export const within = <Form, Half extends keyof Form>(half: Half, part: ShownPart<Form[Half]>): ShownPart<Form> => ({
  ...part,
  read: (form) => part.read(form[half]),
  write: (form, value) => ({ ...form, [half]: part.write(form[half], value) }),
});
