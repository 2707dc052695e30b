import { ask, change, type Operation, own } from './calls.ts';

/** A form with what was pasted. */
function pasted(): FormData {
  const form = new FormData();
  form.append('text', 'Møte\t1.2.2027');
  return form;
}

/** The operations of bringing a table in. What was read is its reader's alone, so that each person brings in their own. */
export const importOperations: readonly Operation[] = [
  { name: 'POST /import', need: 'area', call: () => ({ method: 'POST', path: '/import', body: pasted() }) },
  ask('myImports', 'area', 'myImports { reference created calendar { id title } }'),
  {
    name: 'query importPreview',
    need: 'edit',
    call: (things, as) => ({
      query:
        'query ($reference: ID!, $id: ID!) { importPreview(reference: $reference, options: { calendar: $id }) { rows { title startDate } } }',
      variables: { reference: own(things, as).reading, id: things.calendar },
    }),
  },
  change(
    'applyImport',
    'edit',
    (things, as) => ({ reference: own(things, as).reading, calendar: things.calendar, rows: [{ index: 0 }] }),
    '{ created }',
  ),
  {
    name: 'mutation undoImport',
    need: 'edit',
    call: (things, as) => ({
      query: 'mutation ($reference: ID!) { undoImport(reference: $reference) { count } }',
      variables: { reference: own(things, as).brought },
    }),
  },
];
