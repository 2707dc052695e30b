import { grantCategories, grantTypes } from '@samspel/domain/grant/grant';
import { useQuery } from 'urql';
import { GrantChoicesDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Choice } from '../parts/choice.tsx';
import styles from './edit.module.css';
import type { FieldsProps } from './fields-props.ts';
import type { GrantForm } from './grant-form.ts';
import { Line } from './line.tsx';

/** The fields for what the scheme is called and says, who gives it, and its kind. */
export function AboutFields(props: FieldsProps) {
  const { form, set, errors } = props;
  const say = useText();
  const [{ data }] = useQuery({ query: GrantChoicesDocument });
  return (
    <>
      <Line {...props} name="title" label={say('field.title')} required />
      <Line
        {...props}
        name="description"
        label={say('field.description')}
        description={say('grant.form.descriptionHint')}
      />
      <div className={styles.pair}>
        <Choice
          label={say('grant.source')}
          none={say('grant.form.notChosen')}
          value={form.source || null}
          choices={(data?.actionValueSources ?? []).map(({ id, name }) => [id, name])}
          error={errors.of('source')}
          onChange={(source) => set({ source: source ?? '' })}
        />
        <Line {...props} name="sourceUrl" label={say('field.sourceUrl')} type="url" />
      </div>
      <div className={styles.pair}>
        <Select
          label={say('grant.type')}
          value={form.type}
          onChange={({ target }) => set({ type: target.value as GrantForm['type'] })}
        >
          {grantTypes.map((type) => (
            <option key={type} value={type}>
              {say(`grant.type.${type}`)}
            </option>
          ))}
        </Select>
        <Choice
          label={say('field.category')}
          none={say('grant.form.notChosen')}
          value={form.category || null}
          choices={grantCategories.map((one) => [one, say(`grant.category.${one}`)])}
          onChange={(category) => set({ category: category ?? '' })}
        />
        <Line {...props} name="year" label={say('field.year')} inputMode="numeric" />
      </div>
      <RichTextField
        label={say('grant.body')}
        value={form.body}
        error={errors.of('body')}
        onChange={(body) => set({ body })}
        onBlur={() => errors.touch('body')}
      />
    </>
  );
}
