import type { ShownPart } from '../../core/forms/use-conflict.ts';

/** Makes a part of one half of a form a part of the whole form: of a thing's fields, or of who has access. */
export const within = <Form, Half extends keyof Form>(half: Half, part: ShownPart<Form[Half]>): ShownPart<Form> => ({
  ...part,
  read: (form) => part.read(form[half]),
  write: (form, value) => ({ ...form, [half]: part.write(form[half], value) }),
});
