import type { TextId } from '@samspel/i18n/texts';
import type { FirstStepsQuery } from '../../generated/graphql.ts';

/** A step of the first hour. */
export interface FirstStep {
  name: 'wheel' | 'feed' | 'neighbour';
  /** The setting that says that the person has skipped it. */
  skip: 'skipFirstWheel' | 'skipFirstFeed' | 'skipFirstNeighbour';
  /** The field that says that it is done. */
  done: Exclude<keyof FirstStepsQuery['me']['firstSteps'], '__typename'>;
  /** The addresses where one does it, below /app. @param person the id of the person */
  ways: (person: string) => readonly { to: string; state?: object; text: TextId }[];
}

/** What makes Samspel useful to somebody new, in order (product/accounts#first-hour). */
export const firstSteps: readonly FirstStep[] = [
  {
    name: 'wheel',
    skip: 'skipFirstWheel',
    done: 'hasWheel',
    ways: (person) => [
      { to: `/person/${person}/annual-cycle/create`, text: 'calendar.createNew' },
      { to: '/calendar', text: 'welcome.first.wheel.find' },
    ],
  },
  {
    name: 'feed',
    skip: 'skipFirstFeed',
    done: 'hasSubscribed',
    ways: (person) => [
      { to: `/person/${person}/annual-cycle`, state: { subscribe: true }, text: 'welcome.first.feed.go' },
    ],
  },
  {
    name: 'neighbour',
    skip: 'skipFirstNeighbour',
    done: 'followsNeighbour',
    ways: () => [{ to: '/calendar', text: 'welcome.first.neighbour.go' }],
  },
];

/** Brings back the steps that were skipped. */
export const skipNone = { skipFirstWheel: false, skipFirstFeed: false, skipFirstNeighbour: false };
