/**
 * A ref for the field that a person writes in first: it gets the focus when it appears, and a dialog that opens around it leaves the focus there.
 * The attribute is set by hand, since React only calls `focus`, which a dialog that opens later undoes.
 */
export function focusAtOnce(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '');
  field?.focus();
}
