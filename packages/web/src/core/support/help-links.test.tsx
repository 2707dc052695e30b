import { expect, test } from 'vitest';
import { onPage } from '../testing/page.tsx';
import { HelpProvider, type HelpTask } from './help.ts';
import { HelpLinks } from './help-links.tsx';

const tasks: HelpTask[] = [
  { name: 'sign-in', title: 'help.signIn', steps: ['help.signIn.email'], screens: /^\/login\b/ },
  { name: 'share', title: 'help.share', steps: ['help.share.people'], screens: /^\/lo/ },
];
const addresses = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test.each([
  ['/login', '/help/sign-in'],
  ['/logo', '/help/share'],
  ['/verify/kari@fjordvik.example', '/help'],
])('at %s the help leads to %s, beside terms and accessibility', async (address, help) => {
  await onPage(
    <HelpProvider value={tasks}>
      <HelpLinks />
    </HelpProvider>,
    address,
  );
  expect(addresses()).toEqual([help, '/about/userTerms', '/about/accessibility']);
});
