import { expect, it } from 'vitest';
import { isTeamsHost } from './teams-hosts.ts';

it.each(['https://teams.microsoft.com', 'https://gov.teams.microsoft.com', 'https://outlook.cloud.microsoft'])(
  '%s is a host of Teams',
  (origin) => expect(isTeamsHost(origin)).toBe(true),
);

it.each([
  'http://teams.microsoft.com',
  'https://teams.microsoft.com.evil.example',
  'https://evilteams.microsoft.com',
  'https://teams.microsoft.com:8443',
  'https://evil-office.com',
  'https://evil.example',
  'null',
  '',
])('%s is none', (origin) => expect(isTeamsHost(origin)).toBe(false));
