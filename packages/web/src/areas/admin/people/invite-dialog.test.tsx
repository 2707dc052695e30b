import { expect, test, vi } from 'vitest';
import { useMe } from '../../../core/person/me.tsx';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import { InviteDialog } from './invite-dialog.tsx';

vi.mock('../../../core/person/me.tsx', () => ({ useMe: vi.fn() }));
vi.mock('../../../ui/base/use-debounced.ts', () => ({ useDebounced: (text: string) => text }));

/** Opens the dialog that invites somebody, with a server that mails them or refuses to. */
async function inviting({ isAdmin = true, refusal = '' } = {}) {
  vi.mocked(useMe).mockReturnValue({ id: '1', isAdmin, isOrganizationAdmin: true, permissions: [] } as never);
  const { words } = told();
  const vik = { __typename: 'Organization', id: '30', name: 'Vik kommune' };
  const asked = serverWith({
    InvitePerson: refusal ? refuse(refusal) : { invitePerson: true },
    FindWho: {
      findPersonsOrganizationsAndGroups: {
        ...{ __typename: 'Found', persons: [], groups: [], organizationGroups: [], organizations: [vik] },
      },
    },
  });
  const onClose = vi.fn();
  const page = await onPage(<InviteDialog onClose={onClose} />);
  const sent = () => asked.filter(({ name }) => name === 'InvitePerson').map((one) => one.with.input);
  return { page, sent, words, onClose };
}

test('nobody is invited without an address', async () => {
  const { page, sent } = await inviting();
  await page.write('E-post', 'per');
  await page.press('button', 'Send invitasjonen');
  expect(page.find('input', 'E-post').getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test('an address is enough: the organization is that of its domain', async () => {
  const { page, sent, words, onClose } = await inviting();
  await page.write('E-post', 'per@vik.example');
  await page.press('button', 'Send invitasjonen');
  expect(sent()).toEqual([{ email: 'per@vik.example', name: null, organization: null }]);
  expect(words).toEqual(['success: Invitasjonen er sendt til per@vik.example.']);
  expect(onClose).toHaveBeenCalledOnce();
});

test('an admin names the organization where the address does not say it, and may take it back', async () => {
  const { page, sent } = await inviting();
  const choose = async () => {
    await page.write('Organisasjon (vel når e-postadressa ikkje viser kommunen)', 'vik');
    await page.press('[role=option]', 'Vik kommune');
  };
  await choose();
  await page.press('button', 'Fjern «Vik kommune»');
  await choose();
  await page.write('E-post', 'per@vik.example');
  await page.write('Namn', ' Per Lund ');
  await page.press('button', 'Send invitasjonen');
  expect(sent()).toEqual([{ email: 'per@vik.example', name: 'Per Lund', organization: '30' }]);
});

test('an organization’s own admin invites to their own, and is not asked to which', async () => {
  const { page } = await inviting({ isAdmin: false });
  expect(page.names('input')).toEqual(['E-post', 'Namn']);
});

test('an invitation that is refused keeps what was written, with the reason', async () => {
  const { page, onClose } = await inviting({ refusal: 'notAllowed' });
  await page.write('E-post', 'per@vik.example');
  await page.press('button', 'Send invitasjonen');
  expect(page.names('[role=alert]')).toEqual(['Nei']);
  expect(page.find<HTMLInputElement>('input', 'E-post').value).toBe('per@vik.example');
  expect(onClose).not.toHaveBeenCalled();
});
