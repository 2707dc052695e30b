import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type FeedActivity, writeFeed } from './feed.ts';
import { escapeText, writeComponent } from './ics.ts';

const activity = (more: Partial<FeedActivity> = {}): FeedActivity => ({
  id: 7,
  title: 'Rapport til KOSTRA',
  descriptionText: '',
  startDate: '2026-01-02',
  endDate: '2026-01-15',
  startTime: null,
  endTime: null,
  version: 1,
  lastUpdated: new Date('2026-01-01T11:00:00Z'),
  tags: [],
  path: '/calendar/okonomi-3?activity=7',
  ...more,
});
const feedOf = (...activities: FeedActivity[]) =>
  writeFeed({ name: 'Økonomi', activities, installation: 'fjord', baseUrl: 'https://samspel.example' });
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

describe('a feed that another program reads', () => {
  it('writes a comma, a semicolon, a backslash and a new line so that they stay part of the text', () => {
    const text = feedOf(activity({ title: 'Veg, vatn; C:\\plan\nog avløp' }));
    expect(text).toContain(String.raw`SUMMARY:Veg\, vatn\; C:\\plan\nog avløp`);
  });

  it('folds at 75 octets, between characters, and ends each line as the standard says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (title) => {
        const text = feedOf(activity({ title }));
        const lines = text.split('\r\n');
        expect(
          lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line) && line.isWellFormed()),
        ).toBe(true);
        const unfolded = text.replaceAll('\r\n ', '');
        expect(unfolded).toContain(`SUMMARY:${escapeText(title)}\r\n`);
      }),
    );
  });

  it('gives back every title as it was written, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (raw) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: a title holds none
        const title = `x${raw.replace(/[\u0000-\u001f\u007f]|[\ud800-\udfff]/g, '')}`;
        expect(read(feedOf(activity({ title })))[0]!.summary).toBe(title);
      }),
    );
  });

  it('keeps the lines of a purpose, and lets nobody smuggle in a property of their own', () => {
    const [event, ...others] = read(
      feedOf(activity({ descriptionText: 'Ein\r\nATTENDEE:mailto:x@y.no\nEND:VEVENT; slutt, ferdig\\' })),
    );
    expect(event!.description).toBe('Ein\nATTENDEE:mailto:x@y.no\nEND:VEVENT; slutt, ferdig\\');
    expect(event!.attendees).toEqual([]);
    expect(others).toEqual([]);
  });

  it('ends whole days before the day after the last', () => {
    const [event] = read(feedOf(activity()));
    expect([event!.startDate.toString(), event!.endDate.toString()]).toEqual(['2026-01-02', '2026-01-16']);
    expect(event!.startDate.isDate).toBe(true);
  });

  it.each([
    ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '03:30', '2026-10-25T02:30:00.000Z'],
    ['2060-07-01', '09:00', '2060-07-01T07:00:00.000Z'],
  ])('reads %s at %s in Oslo as %s, around the nights when the clock moves', (day, time, expected) => {
    const text = feedOf(activity({ startDate: day, endDate: day, startTime: time, endTime: null }));
    const calendar = new ICAL.Component(ICAL.parse(text));
    const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
    const [event] = read(text);
    const start = event!.startDate;
    start.zone = zone;
    expect(start.toJSDate().toISOString()).toBe(expected);
  });

  it('says that it is published, when to fetch again, and blocks nobody’s time', () => {
    const text = feedOf(activity());
    for (const line of [
      'METHOD:PUBLISH',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'TRANSP:TRANSPARENT',
      'DTSTAMP:20260101T110000Z',
    ]) {
      expect(text).toContain(`${line}\r\n`);
    }
  });

  it('counts changes and keeps the identity', () => {
    const [first] = read(feedOf(activity()));
    const [second] = read(feedOf(activity({ version: 3, title: 'Anna' })));
    expect(second!.uid).toBe(first!.uid);
    expect([first!.sequence, second!.sequence]).toEqual([0, 2]);
  });
});

it('writes components inside components', () => {
  expect(writeComponent({ name: 'A', properties: [['X', '1']], components: [{ name: 'B', properties: [] }] })).toBe(
    'BEGIN:A\r\nX:1\r\nBEGIN:B\r\nEND:B\r\nEND:A\r\n',
  );
});
