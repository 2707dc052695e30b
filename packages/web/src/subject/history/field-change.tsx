import { ArrowRightIcon } from '@navikt/aksel-icons';
import { type ReactNode, useState } from 'react';
import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import type { ShownField } from '../shown-field.ts';
import { sayField, sayValue } from './change-words.ts';
import type { ChangedField, ChangeValue } from './changed-fields.ts';
import styles from './field-change.module.css';
import { isLong, shortened, shownAtFirst } from './long-values.ts';

/** One field of a change: its name, the old value struck through, and the new one. Long values are shortened until somebody unfolds them. */
export function FieldChange({ changed, shown }: { changed: ChangedField; shown: ShownField | undefined }) {
  const say = useText();
  const [isWhole, setWhole] = useState(false);
  const name = sayField(say, shown);
  const canGrow = !isWhole && [changed.before, changed.after].some(isLong);
  return (
    <div className={styles.field}>
      <dt>{name}</dt>
      <dd>
        <del className={styles.before}>
          <VisuallyHidden>{say('history.before')} </VisuallyHidden>
          <Values shown={shown} values={changed.before} isWhole={isWhole} />
        </del>
        <ins className={styles.after}>
          <ArrowRightIcon aria-hidden="true" className={styles.arrow} />
          <span className={styles.words}>
            <VisuallyHidden>{say('history.after')} </VisuallyHidden>
            <Values shown={shown} values={changed.after} isWhole={isWhole} />
          </span>
        </ins>
        {canGrow && (
          <button
            type="button"
            className={styles.more}
            aria-label={say('history.showAllOf', { field: name })}
            onClick={() => setWhole(true)}
          >
            {say('history.showAll')}
          </button>
        )}
      </dd>
    </div>
  );
}

function Values(props: { shown: ShownField | undefined; values: readonly ChangeValue[]; isWhole: boolean }): ReactNode {
  const { shown, values, isWhole } = props;
  const say = useText();
  const today = useToday();
  if (values.length === 0) return <span className={styles.nothing}>{say('history.nothing')}</span>;
  const words = values.map((value) => sayValue(say, shown, value, today));
  const visible = isWhole ? words : words.slice(0, shownAtFirst).map(shortened);
  return visible.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be twice in a list that never moves
    <span key={index} className={visible.length > 1 ? styles.one : undefined}>
      {shown?.isColour && <span className={styles.swatch} style={{ background: values[index]!.text ?? '' }} />}
      {text}
    </span>
  ));
}
