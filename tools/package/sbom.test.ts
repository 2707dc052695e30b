import { expect, it } from 'vitest';
import { keepOnly } from './sbom.ts';

const bom = {
  bomFormat: 'CycloneDX',
  metadata: { component: { 'bom-ref': 'samspel@0.1.0', name: 'somewhere' } },
  components: [
    { name: 'pg', version: '8.0.0', 'bom-ref': 'pg@8.0.0', scope: 'required' },
    { name: 'react', version: '19.0.0', 'bom-ref': 'react@19.0.0' },
    { name: '@img/win', version: '1.0.0', 'bom-ref': '@img/win@1.0.0', scope: 'optional' },
  ],
  dependencies: [
    { ref: 'samspel@0.1.0', dependsOn: ['pg@8.0.0', 'react@19.0.0', '@img/win@1.0.0'] },
    { ref: '@img/win@1.0.0', dependsOn: [] },
  ],
};

it('the list of what is in a package names what it holds, and where, and nothing else', () => {
  const kept = keepOnly(
    bom,
    new Map([
      ['pg@8.0.0', 'server'],
      ['react@19.0.0', 'pages'],
    ]),
    '1.2.3',
  );
  expect(kept.metadata.component).toMatchObject({ name: 'samspel', version: '1.2.3' });
  expect(kept.components.map(({ name, properties }) => [name, properties![0]!.value])).toEqual([
    ['pg', 'server'],
    ['react', 'pages'],
  ]);
  expect(kept.dependencies).toEqual([{ ref: 'samspel@0.1.0', dependsOn: ['pg@8.0.0', 'react@19.0.0'] }]);
});

it('the list lacks nothing that a package holds', () => {
  expect(() => keepOnly(bom, new Map([['zod@4.0.0', 'server']]), '1.2.3')).toThrow('lacks zod@4.0.0');
});
