import { weekdays } from '@samspel/domain/time/day';
import { sayDay, saySpan } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import type { TimelineTexts } from '@samspel/wheel/timeline';

/** Every text of a timeline that the wheel has not. Days are written relative to `today`. */
export function timelineTextsOf(say: Say, today: string): TimelineTexts {
  return {
    label: (years) => say('wheel.timeline.label', { years }),
    help: say('wheel.timeline.help'),
    zoom: say('wheel.zoom'),
    zoomIn: say('wheel.timeline.zoomIn'),
    zoomOut: say('wheel.timeline.zoomOut'),
    levels: {
      year: say('wheel.timeline.year'),
      quarter: say('wheel.timeline.quarter'),
      month: say('wheel.timeline.month'),
      week: say('wheel.timeline.week'),
    },
    toToday: say('wheel.timeline.toToday'),
    activity: ({ title, startDate, endDate, isDone, isOverdue }, ring) => {
      const named = { title, days: saySpan(say, startDate, endDate, today), ring: ring.title };
      if (!isDone && !isOverdue) return say('wheel.timeline.activity', named);
      return say('wheel.timeline.activityState', { ...named, state: say(isDone ? 'event.done' : 'event.overdue') });
    },
    lane: (ring, count) =>
      say('wheel.timeline.lane', { ring: ring.title, activities: say('wheel.activities', { count }) }),
    weekdays: weekdays.map((weekday) => say(`time.weekdayShort.${weekday}`)),
    week: (week, after) => {
      const written = { week: String(week) };
      if (after === 0) return say('wheel.timeline.thisWeek', written);
      return after === 1 ? say('wheel.timeline.nextWeek', written) : say('time.week', written);
    },
    earlier: say('wheel.timeline.earlier'),
    later: say('wheel.timeline.later'),
    ongoing: say('wheel.timeline.ongoing'),
    begins: say('wheel.timeline.begins'),
    isDue: say('wheel.timeline.isDue'),
    newOn: (day) => say('wheel.timeline.newOn', { day: sayDay(say, day, today) }),
    asTable: say('wheel.timeline.asTable'),
  };
}
