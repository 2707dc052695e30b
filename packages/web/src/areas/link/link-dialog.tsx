import { useState } from 'react';
import type { z } from 'zod';
import styles from '../../core/forms/form.module.css';
import { FormEnd } from '../../core/forms/form-end.tsx';
import { useDiscard } from '../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { useSchema } from '../../core/forms/use-schema.ts';
import type { LinkPartsFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import { type LinkForm, useSaveLink } from './use-save-link.ts';

const inputs = () => import('@samspel/domain/link/link.input');
const loadNew = async () => (await inputs()).createLinkInput;
const loadChanged = async () => (await inputs()).updateLinkInput;

interface Props {
  /** The thing that it is on. */
  meta: string;
  /** The link to change; null for a new one. */
  link: LinkPartsFragment | null;
  onClose: () => void;
}

/** The form of a link, with its label and address; asks before changes are lost. */
export function LinkDialog({ meta, link, onClose }: Props) {
  const say = useText();
  const start = { label: link?.label ?? '', href: link?.href ?? '' };
  const [form, setForm] = useState<LinkForm>(start);
  const isChanged = form.label !== start.label || form.href !== start.href;
  const discard = useDiscard(isChanged, onClose);
  const input = link ? { id: link.id, version: link.version, ...form } : { meta, ...form };
  const errors = useFieldErrors(useSchema<z.ZodType>(link ? loadChanged : loadNew), input);
  const { save, isBusy } = useSaveLink(meta, link);
  const submit = async () => {
    if (!(await errors.checkAll())) return;
    const error = isChanged ? await save(form) : undefined;
    if (error) errors.refuse(error);
    else onClose();
  };
  const field = (name: keyof LinkForm) => ({
    label: say(`field.${name}`),
    value: form[name],
    required: true,
    error: errors.of(name),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
    onBlur: () => errors.touch(name),
  });
  return (
    <>
      <OpenedDialog title={say(link ? 'link.edit' : 'link.new')} mayClose={discard.mayClose} onClose={onClose}>
        <Form onSubmit={submit} className={styles.form}>
          <TextField {...field('label')} />
          <TextField {...field('href')} type="url" inputMode="url" description={say('link.hrefHint')} />
          <FormEnd errors={errors} isBusy={isBusy} onCancel={discard.close} />
        </Form>
      </OpenedDialog>
      {discard.question}
    </>
  );
}
