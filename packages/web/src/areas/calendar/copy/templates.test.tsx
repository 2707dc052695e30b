import { expect, test } from 'vitest';
import { type Me, MeProvider } from '../../../core/person/me.tsx';
import { onPage } from '../../../core/testing/page.tsx';
import { serverWith } from '../../../core/testing/server.ts';
import { Templates } from './templates.tsx';

const template = (id: string, by: string) => ({
  ...{ __typename: 'Calendar', id, title: `Årshjul ${id}`, color: '#1f6f8b', status: 'PUBLISHED', access: null },
  createdBy: {
    ...{ __typename: 'Person', id: by, name: by === '1' ? 'Kari Nes' : 'Ola Vik' },
    organization: { __typename: 'Organization', id: '9', name: 'Fjordvik' },
  },
});

test('what others have made is offered first, six at once', async () => {
  const nodes = [
    template('10', '1'),
    template('11', '1'),
    ...['12', '13', '14', '15', '16'].map((id) => template(id, '2')),
  ];
  serverWith({ Templates: { templates: { __typename: 'CalendarList', nodes } } });
  const page = await onPage(
    <MeProvider value={{ id: '1' } as Me}>
      <Templates year={undefined} />
    </MeProvider>,
  );
  await expect
    .poll(() => page.names('li').map((name) => name.slice(0, 10)))
    .toEqual(['12', '13', '14', '15', '16', '10'].map((id) => `Årshjul ${id}`));
});
