import { useRef } from 'react';
import { WhoSearch } from '../../core/who/who-search.tsx';
import { useText } from '../../texts/text.tsx';
import { RemovableChip } from '../../ui/base/chip.tsx';
import { ValidationMessage } from '../../ui/field/validation-message.tsx';
import { chipElseField, useFocusFallback } from '../../ui/focus/use-focus-fallback.ts';

export interface ResponsibleFieldProps {
  value: { id: string; name: string } | null;
  onChange: (person: { id: string; name: string } | null) => void;
  error?: string | undefined;
}

/**
 * Who is responsible: somebody found by name, or nobody. A name that was typed and not found has the id '': a form refuses it instead of taking it
 * for nobody.
 */
export function ResponsibleField({ value, onChange, error }: ResponsibleFieldProps) {
  const say = useText();
  const chosen = value?.id ? value : null;
  const place = useRef<HTMLDivElement>(null);
  useFocusFallback(place, chipElseField);
  return (
    <div ref={place} className="ds-field" data-invalid={error ? true : undefined}>
      {chosen ? (
        <>
          <span className="ds-label">{say('field.responsible')}</span>
          <div>
            <RemovableChip
              label={say('subject.responsible.remove', { name: chosen.name })}
              onRemove={() => onChange(null)}
            >
              {chosen.name}
            </RemovableChip>
          </div>
        </>
      ) : (
        <WhoSearch
          label={say('field.responsible')}
          placeholder={say('subject.responsible.find')}
          kinds={['person']}
          error={error && value ? say('subject.responsible.choose') : error}
          initialText={value?.name ?? ''}
          onText={(text) => onChange(text.trim() === '' ? null : { id: '', name: text })}
          onPick={({ id, label }) => onChange({ id, name: label })}
        />
      )}
      {chosen && error && <ValidationMessage>{error}</ValidationMessage>}
    </div>
  );
}
