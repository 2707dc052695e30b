import { budgetTypes, terms } from '@samspel/domain/grant/grant';
import { useText } from '../../../texts/text.tsx';
import { Choice } from '../parts/choice.tsx';
import styles from './edit.module.css';
import type { FieldsProps } from './fields-props.ts';
import { Line } from './line.tsx';

/** How much the scheme gives, the share that applicants pay themselves, and where it belongs in a budget. */
export function MoneyFields(props: FieldsProps) {
  const { form, set } = props;
  const say = useText();
  return (
    <>
      <div className={styles.pair}>
        <Line {...props} name="amountFrom" label={say('field.amountFrom')} inputMode="numeric" />
        <Line {...props} name="amountTo" label={say('field.amountTo')} inputMode="numeric" />
        <Line {...props} name="ownShare" label={say('field.ownShare')} inputMode="numeric" />
      </div>
      <div className={styles.pair}>
        <Choice
          label={say('grant.budgetType')}
          none={say('grant.form.notChosen')}
          value={form.budgetType || null}
          choices={budgetTypes.map((one) => [one, say(`grant.budgetType.${one}`)])}
          onChange={(budgetType) => set({ budgetType: budgetType ?? '' })}
        />
        <Choice
          label={say('grant.term')}
          none={say('grant.form.notChosen')}
          value={form.term || null}
          choices={terms.map((one) => [one, say(`grant.term.${one}`)])}
          onChange={(term) => set({ term: term ?? '' })}
        />
      </div>
    </>
  );
}
