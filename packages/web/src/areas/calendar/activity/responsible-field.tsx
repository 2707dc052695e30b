import { useText } from '../../../core/texts/text.tsx';
import { WhoSearch } from '../../../core/who/who-search.tsx';
import { RemovableChip } from '../../../ui/chip.tsx';
import { ValidationMessage } from '../../../ui/validation-message.tsx';

export interface ResponsibleFieldProps {
  value: { id: string; name: string } | null;
  onChange: (person: { id: string; name: string } | null) => void;
  error?: string | undefined;
}

/** Who is responsible: somebody found by name, or nobody. */
export function ResponsibleField({ value, onChange, error }: ResponsibleFieldProps) {
  const say = useText();
  return (
    <div className="ds-field" data-invalid={error ? true : undefined}>
      {value ? (
        <>
          <span className="ds-label">{say('event.responsible')}</span>
          <div>
            <RemovableChip
              label={say('event.responsible.remove', { name: value.name })}
              onRemove={() => onChange(null)}
            >
              {value.name}
            </RemovableChip>
          </div>
        </>
      ) : (
        <WhoSearch
          label={say('event.responsible')}
          placeholder={say('event.responsible.find')}
          kinds={['person']}
          error={error}
          onPick={({ id, label }) => onChange({ id, name: label })}
        />
      )}
      {value && error && <ValidationMessage>{error}</ValidationMessage>}
    </div>
  );
}
