import type { Chapter } from './chapter.ts';

/** What admins do, in words. */
export const administration: Chapter = {
  title: 'Administration',
  rows: {
    'query schoolHolidays': 'See the school holidays and closed days of an organization',
    'query closedDays': 'See the school holidays and closed days of an organization',
    'query eves': 'See the school holidays and closed days of an organization',
    'mutation saveSchoolHoliday': 'Set the school holidays and closed days of one’s organization',
    'mutation removeSchoolHoliday': 'Set the school holidays and closed days of one’s organization',
    'mutation saveClosedDays': 'Set the school holidays and closed days of one’s organization',
    'mutation removeClosedDays': 'Set the school holidays and closed days of one’s organization',
    'mutation setEves': 'Set the school holidays and closed days of one’s organization',
    'query adminPersons':
      'See the people whom one administers, their groups, a report, and what those who left are still responsible for',
    'query adminGroups':
      'See the people whom one administers, their groups, a report, and what those who left are still responsible for',
    'query orphans':
      'See the people whom one administers, their groups, a report, and what those who left are still responsible for',
    'query orphanCases':
      'See the people whom one administers, their groups, a report, and what those who left are still responsible for',
    'query orphanActionValues':
      'See the people whom one administers, their groups, a report, and what those who left are still responsible for',
    'query organizationReport': 'See the report of an organization:',
    'query adminPerson': 'See, keep out and let in',
    'mutation deactivatePerson': 'See, keep out and let in',
    'mutation reactivatePerson': 'See, keep out and let in',
    'mutation invitePerson': 'Invite somebody to one’s organization',
    'POST /auth/invite': 'Invite somebody to one’s organization',
    'mutation handOver': 'Hand over what somebody owned:',
    'mutation setRole': 'Make somebody an admin',
    'query adminOrganizations': 'See and change the domains, subscription and permissions of organizations',
    'query adminOrganization': 'See and change the domains, subscription and permissions of organizations',
    'POST /organization/remove-image': 'See and change the domains, subscription and permissions of organizations',
    'mutation updateOrganization': 'See and change the domains, subscription and permissions of organizations',
    'query adminNews': 'Write, publish and put away news',
    'query adminNewsItem': 'Write, publish and put away news',
    'mutation createNews': 'Write, publish and put away news',
    'mutation updateNews': 'Write, publish and put away news',
    'query auditLog': 'Read the log of what is done with rights',
    'query jobs': 'See and run jobs, and see and send the mail that waits',
    'mutation runJob': 'See and run jobs, and see and send the mail that waits',
    'query invitationCheck': 'See why an invitation does not arrive',
    'query outbox': 'See and run jobs, and see and send the mail that waits',
    'mutation retryMail': 'See and run jobs, and see and send the mail that waits',
    'query systemState': 'See whether all parts hold, and how much there is',
  },
};
