/** Makes a form with a file for an activity. */
export function uploadTo(instance: number): FormData {
  const form = new FormData();
  form.append('type', 'EVENT_INSTANCE');
  form.append('metaid', String(instance));
  form.append('file', new File(['Hei'], 'Notat.txt', { type: 'text/plain' }));
  return form;
}
