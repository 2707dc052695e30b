import { readWrittenNumber } from '../../core/forms/written-number.ts';
import type { GrantCasePartsFragment, UpdateGrantCaseInput } from '../../generated/graphql.ts';

/** The values in the form of a case: amounts as they are typed. */
export interface CaseForm {
  responsible: { id: string; name: string } | null;
  amountApplied: string;
  amountGranted: string;
  notes: string;
  isShown: boolean;
}

/** Returns the form's values for a case. */
export const formOf = ({
  responsible,
  amountApplied,
  amountGranted,
  notes,
  isShown,
}: GrantCasePartsFragment): CaseForm => ({
  responsible: responsible && { id: responsible.id, name: responsible.name },
  amountApplied: amountApplied === null ? '' : String(amountApplied),
  amountGranted: amountGranted === null ? '' : String(amountGranted),
  notes: notes ?? '',
  isShown,
});

/** Returns the input that is sent. */
export const inputOf = ({ id, version }: GrantCasePartsFragment, form: CaseForm): UpdateGrantCaseInput => ({
  ...{ id, version },
  responsible: form.responsible ? form.responsible.id : null,
  amountApplied: readWrittenNumber(form.amountApplied),
  amountGranted: readWrittenNumber(form.amountGranted),
  notes: form.notes.trim() === '' ? null : form.notes,
  isShown: form.isShown,
});
