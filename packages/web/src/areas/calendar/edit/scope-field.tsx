import { useId } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Radio } from '../../../ui/field/radio.tsx';
import choices from '../series/when-fields.module.css';
import { type EditScope, editScopes } from './edit-scope.ts';

interface Props {
  value: EditScope;
  onChange: (scope: EditScope) => void;
}

/** Whether a form changes one activity of a series, that one and the rest, or the whole. */
export function ScopeField({ value, onChange }: Props) {
  const say = useText();
  const name = useId();
  return (
    <Fieldset legend={say('event.editScope')} description={say(`event.editScope.hint.${value}`)}>
      <div className={choices.choices}>
        {editScopes.map((scope) => (
          <Radio
            key={scope}
            name={name}
            label={say(`event.editScope.${scope}`)}
            checked={value === scope}
            onChange={() => onChange(scope)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
