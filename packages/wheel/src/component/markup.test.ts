import { describe, expect, it } from 'vitest';
import { reshape, shape } from './markup.ts';

describe('a shape', () => {
  it('is written with its attributes, without those that are undefined', () => {
    expect(shape('path', { d: 'M0,0', 'data-row': 0, 'data-selected': undefined })).toBe(
      '<path d="M0,0" data-row="0"></path>',
    );
    expect(shape('g', { class: 'wheel-week-numbers' }, '<text>7</text>')).toBe(
      '<g class="wheel-week-numbers"><text>7</text></g>',
    );
  });

  it('cannot be broken out of by what people have written', () => {
    const label = `mai, ring Drift & "vedlikehald" <img src=x onerror='alert(1)'>`;
    expect(shape('path', { 'aria-label': label })).toBe(
      `<path aria-label="mai, ring Drift &amp; &quot;vedlikehald&quot; &lt;img src=x onerror='alert(1)'&gt;"></path>`,
    );
  });

  it('is brought to other attributes by touching what differs alone', () => {
    const touched: string[] = [];
    const element = {
      setAttribute: (key: string, value: string) => touched.push(`${key}=${value}`),
      removeAttribute: (key: string) => touched.push(`no ${key}`),
    } as unknown as Element;
    reshape(element, { d: 'M0,0', tabindex: -1, 'data-selected': '' }, { d: 'M0,0', tabindex: 0, 'aria-label': 'mai' });
    expect(touched).toEqual(['tabindex=0', 'no data-selected', 'aria-label=mai']);
  });
});
