import type { Component } from './ics.ts';

/** Europe/Oslo for external calendars: the rule of the European Union since 1996, which covers every year that Samspel shows. */
export const osloTimezone: Component = {
  name: 'VTIMEZONE',
  properties: [['TZID', 'Europe/Oslo']],
  components: [
    {
      name: 'DAYLIGHT',
      properties: [
        ['TZOFFSETFROM', '+0100'],
        ['TZOFFSETTO', '+0200'],
        ['TZNAME', 'CEST'],
        ['DTSTART', '19960331T020000'],
        ['RRULE', 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
      ],
    },
    {
      name: 'STANDARD',
      properties: [
        ['TZOFFSETFROM', '+0200'],
        ['TZOFFSETTO', '+0100'],
        ['TZNAME', 'CET'],
        ['DTSTART', '19961027T030000'],
        ['RRULE', 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
      ],
    },
  ],
};
