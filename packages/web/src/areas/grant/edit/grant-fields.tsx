import type { FieldsProps } from '../../../subject/form/fields.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { grantSections } from '../parts/grant.fields.ts';
import styles from './edit.module.css';
import { GrantFieldsNamed } from './grant-field.tsx';
import type { GrantForm } from './grant-form.ts';

/** All fields of a grant, under headings. */
export function GrantFields(props: FieldsProps<GrantForm>) {
  const say = useText();
  return grantSections.map(({ title, rows }) => (
    <section key={title} className={styles.section}>
      <Heading level={2}>{say(title)}</Heading>
      {rows.map((names) => {
        const fields = <GrantFieldsNamed key={names[0]} names={names} {...props} />;
        return names.length === 1 ? (
          fields
        ) : (
          <div key={names[0]} className={styles.pair}>
            {fields}
          </div>
        );
      })}
    </section>
  ));
}
