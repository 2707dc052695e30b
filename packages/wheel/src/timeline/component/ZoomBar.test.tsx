import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TimelineTexts } from './timeline-props.ts';
import { ZoomBar } from './ZoomBar.tsx';

const levels = { year: 'År', quarter: 'Kvartal', month: 'Månad', week: 'Veke' };
const words = { toToday: 'Gå til i dag', zoom: 'Forstørring', zoomIn: '+', zoomOut: '−', levels } as TimelineTexts;
const bar = (isAtToday: boolean) => {
  const view = { dayWidth: 2, zoomBy: () => {}, zoomToLevel: () => {} };
  return renderToStaticMarkup(<ZoomBar {...{ view, words, isAtToday }} width={732} onToday={() => {}} tools={null} />);
};

it('the way to today is off while today is in the middle, where it would change nothing', () => {
  expect(bar(true)).toContain('<button type="button" aria-disabled="true">Gå til i dag</button>');
  expect(bar(false)).toContain('<button type="button">Gå til i dag</button>');
});
