import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../packages/server/src/core/base/settings.schema.ts';
import { readSettings } from '../../packages/server/src/core/base/settings.ts';
import { root } from '../paths.mjs';
import { environmentOf, readDockerfile, valuesOf } from './dockerfile.ts';

type Service = {
  build?: string;
  image: string;
  restart?: string;
  environment?: Record<string, string>;
  command?: string | string[];
  ports?: string[];
  volumes?: string[];
  tmpfs?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
};
type Compose = {
  services: Record<'samspel' | 'bucket' | 'database' | 'store' | 'mail', Service>;
  volumes: Record<string, null>;
  configs: { store: { content: string } };
};

/** Fills in, as Compose does where nothing of the environment is set. */
const filled = (_key: unknown, value: unknown) =>
  typeof value === 'string' ? value.replace(/\$\{\w+:-([^}]*)\}/g, '$1') : value;
const text = readFileSync(join(root, 'compose.yaml'), 'utf8');
const { services, volumes, configs }: Compose = parse(text, filled, { merge: true });
const settings = readSettings(services.samspel.environment!);
const image = readDockerfile().at(-1)!;
const ofOurs = [services.samspel, services.bucket];

describe('compose.yaml', () => {
  it('sets what Samspel knows, and every value is one that it takes', () => {
    for (const { environment = {} } of ofOurs)
      for (const name of Object.keys(environment)) expect(settingNames).toContain(name);
    expect(settings.demo).toBe(true);
  });

  it('leads to the services that it starts, with the words that they ask for', () => {
    const database = new URL(settings.databaseUrl!);
    const { POSTGRES_USER, POSTGRES_PASSWORD } = services.database.environment!;
    expect([database.hostname, database.username, database.password]).toEqual([
      'database',
      POSTGRES_USER,
      POSTGRES_PASSWORD,
    ]);
    expect(services.database.healthcheck!.test.join(' ')).toContain(
      `-U ${database.username} -d ${database.pathname.slice(1)}`,
    );
    const store = new URL(settings.s3!.endpoint);
    expect(services.store.command).toContain(`-s3.port=${store.port}`);
    expect(store.hostname in services).toBe(true);
    const [identity] = JSON.parse(configs.store.content).identities;
    const { accessKeyId: accessKey, secretAccessKey: secretKey } = settings.s3!;
    expect(identity.credentials).toEqual([{ accessKey, secretKey }]);
    expect(new URL(settings.smtpUrl!).hostname in services).toBe(true);
  });

  it('opens the port that the image listens on, and keeps what it writes', () => {
    expect(services.samspel.ports).toEqual([`${settings.port}:${environmentOf(image).PORT}`]);
    const kept = services.samspel.volumes!.map((volume) => volume.split(':'));
    expect(kept.map(([, folder]) => folder)).toEqual(valuesOf(image, 'VOLUME')[0]!.split(' '));
    for (const { volumes: mounted = [] } of Object.values(services))
      for (const volume of mounted) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
    expect(settings.backupDir).toBe('/backup');
  });

  it('gives Samspel a root that is read-only, and no rights of root', () => {
    for (const one of ofOurs) {
      expect(one).toMatchObject({ build: '.', read_only: true, tmpfs: '/tmp', cap_drop: ['ALL'] });
      expect(one.security_opt).toContain('no-new-privileges:true');
    }
  });

  it('runs programs that are in the package', () => {
    for (const { command } of ofOurs)
      for (const path of [command ?? []].flat().filter((word) => word.startsWith('/opt/samspel/')))
        expect(existsSync(join(root, path.slice('/opt/samspel/'.length)))).toBe(true);
    expect(services.bucket.command).toHaveLength(2);
  });

  it('waits for what there is to wait for', () => {
    for (const { depends_on: before = [] } of Object.values(services))
      for (const name of Array.isArray(before) ? before : Object.keys(before)) expect(name in services).toBe(true);
    expect(services.samspel.depends_on).toEqual({
      database: { condition: 'service_healthy' },
      bucket: { condition: 'service_completed_successfully' },
    });
    expect(services.bucket.restart).toBeUndefined();
  });
});
