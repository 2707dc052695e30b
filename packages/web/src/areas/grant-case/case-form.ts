import { readWrittenNumber } from '../../core/forms/written-number.ts';
import type { GrantCasePartsFragment, UpdateGrantCaseInput } from '../../generated/graphql.ts';

/** What the form of a case holds: amounts as they are written. */
export interface CaseForm {
  responsible: { id: string; name: string } | null;
  amountApplied: string;
  amountGranted: string;
  notes: string;
  isShown: boolean;
}

/** The form of a case as it is. */
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

/** What is sent. */
export const inputOf = ({ id, version }: GrantCasePartsFragment, form: CaseForm): UpdateGrantCaseInput => ({
  ...{ id, version },
  responsible: form.responsible ? form.responsible.id : null,
  amountApplied: readWrittenNumber(form.amountApplied),
  amountGranted: readWrittenNumber(form.amountGranted),
  notes: form.notes.trim() === '' ? null : form.notes,
  isShown: form.isShown,
});
