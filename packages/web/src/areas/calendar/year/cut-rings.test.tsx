import { expect, test } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { CutRings } from './cut-rings.tsx';

const ring = (title: string, count: number) => ({
  calendar: { id: title, title, uri: `${title}-1` },
  eventInstances: Array.from({ length: count }, () => null),
});

test('a ring with as many activities as a year returns is said to have more, and leads to all of them', async () => {
  const page = await onPage(<CutRings rings={[ring('HMS', 2_000), ring('Skule', 1_999)]} />);
  expect(page.names('a')).toEqual(['Opne HMS med alle']);
  expect(page.text()).toContain('første av aktivitetane i HMS.');
});
