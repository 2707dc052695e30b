import { WhoSearch } from '../../../core/who/who-search.tsx';
import { useText } from '../../../texts/text.tsx';
import { RemovableChip } from '../../../ui/base/chip.tsx';
import { ValidationMessage } from '../../../ui/field/validation-message.tsx';

/** Somebody who takes over. */
export type Successor = { id: string; name: string };

interface Props {
  value: Successor | null;
  onChange: (person: Successor | null) => void;
  error: string | undefined;
}

/** Who takes over from somebody who leaves. */
export function SuccessorField({ value, onChange, error }: Props) {
  const say = useText();
  if (!value) {
    return (
      <WhoSearch
        label={say('admin.handOver.to')}
        placeholder={say('subject.responsible.find')}
        kinds={['person']}
        error={error}
        onPick={({ id, label }) => onChange({ id, name: label })}
      />
    );
  }
  return (
    <div className="ds-field">
      <span className="ds-label">{say('admin.handOver.to')}</span>
      <div>
        <RemovableChip label={say('subject.titles.remove', { title: value.name })} onRemove={() => onChange(null)}>
          {value.name}
        </RemovableChip>
      </div>
      {error && <ValidationMessage>{error}</ValidationMessage>}
    </div>
  );
}
