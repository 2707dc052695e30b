import { Rows } from '../../../core/forms/rows.tsx';
import type { FieldsProps } from '../../../subject/form/fields.ts';
import { useText } from '../../../texts/text.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './edit.module.css';
import type { GrantForm } from './grant-form.ts';

const added = { label: '', href: '' };

/** Where the forms, rules and announcement of the scheme are. */
export function LinkRows({ form, set, errors }: FieldsProps<GrantForm>) {
  const say = useText();
  return (
    <Rows
      rows={form.links}
      onChange={(links) => set({ links })}
      added={added}
      add={say('grant.form.addLink')}
      sayRemove={(place) => say('grant.form.removeLink', { place })}
    >
      {(link, at, change) => (
        <div className={styles.pair}>
          {(['label', 'href'] as const).map((name) => (
            <TextField
              key={name}
              label={say(`field.${name}`)}
              required
              value={link[name]}
              error={errors.of(`links.${at}.${name}`)}
              onChange={({ target }) => change({ [name]: target.value })}
              onBlur={() => errors.touch(`links.${at}.${name}`)}
            />
          ))}
        </div>
      )}
    </Rows>
  );
}
