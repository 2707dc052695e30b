import type { HelpTask } from '../../core/support/help.ts';

/** The commonest tasks, as a newcomer meets them. A screen belongs to the first task that names it. */
export const helpTasks: readonly HelpTask[] = [
  {
    name: 'sign-in',
    title: 'help.signIn',
    steps: ['help.signIn.email', 'help.signIn.pin', 'help.signIn.again'],
    screens: /^\/(login|signup|verify|sign-out)\b/,
  },
  {
    name: 'year-wheel',
    title: 'help.wheel',
    steps: ['help.wheel.new', 'help.wheel.fill', 'help.wheel.next'],
    screens: /\/annual-cycle\/create\b/,
  },
  {
    name: 'share',
    title: 'help.share',
    steps: ['help.share.people', 'help.share.level', 'help.share.link'],
    screens: /^\/calendar\/shared-links$/,
  },
  {
    name: 'explore',
    title: 'help.explore',
    steps: ['help.explore.find', 'help.explore.add', 'help.explore.copy'],
    screens: /^\/(calendar(\/(myMunicipality|trash))?$|calendar-wait\/)/,
  },
  {
    name: 'activity',
    title: 'help.activity',
    steps: ['help.activity.new', 'help.activity.fill', 'help.activity.save'],
    screens: /^\/calendar\//,
  },
  {
    name: 'tasks',
    title: 'help.done',
    steps: ['help.done.home', 'help.done.tick', 'help.done.undo'],
    screens: /^\/home\b/,
  },
  {
    name: 'wheel',
    title: 'help.read',
    steps: ['help.read.choose', 'help.read.keys', 'help.read.views'],
    screens: /\/annual-cycle\b|^\/municipality$/,
  },
  {
    name: 'changes',
    title: 'help.follow',
    steps: ['help.follow.follow', 'help.follow.bell', 'help.follow.choose'],
    screens: /^\/(my-profile|tag|unsubscribe)\b/,
  },
  {
    name: 'ask',
    title: 'help.ask',
    steps: ['help.ask.new', 'help.ask.accept', 'help.ask.topic'],
    screens: /^\/(forum|topic)\b/,
  },
  {
    name: 'grants',
    title: 'help.grant',
    steps: ['help.grant.find', 'help.grant.read', 'help.grant.keep'],
    screens: /^\/(admin\/)?action-value\b/,
  },
];
