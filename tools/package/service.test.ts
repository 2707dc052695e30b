import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from '../../packages/server/src/core/base/settings.ts';
import { root } from '../paths.mjs';

const lines = readFileSync(join(root, 'packaging/samspel.service'), 'utf8').split('\n');
const settingOf = (name: string) => lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);

it('the unit of systemd runs a program of the package, in the one folder that its user has', () => {
  const program = settingOf('ExecStart')!.replace('/opt/samspel/', 'packaging/');
  expect(existsSync(join(root, program))).toBe(true);
  const folder = `/var/lib/${settingOf('StateDirectory')}`;
  expect(settingOf('WorkingDirectory')).toBe(folder);
  const [name = '', value] = settingOf('Environment')!.split('=');
  expect(readSettings({ [name]: value }).dataDir).toBe(folder);
});

it('its user exists only while it runs, and all else is read-only to it', () => {
  const set = Object.fromEntries(
    ['DynamicUser', 'ProtectSystem', 'ProtectHome', 'PrivateTmp'].map((name) => [name, settingOf(name)]),
  );
  expect(set).toEqual({ DynamicUser: 'yes', ProtectSystem: 'strict', ProtectHome: 'yes', PrivateTmp: 'yes' });
});
