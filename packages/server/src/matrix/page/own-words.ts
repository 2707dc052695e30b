import type { Chapter } from './chapter.ts';

/** What everybody does with what is theirs alone. */
export const oneself: Chapter = {
  title: 'Oneself',
  rows: {
    'query me': 'See and change one’s profile and settings',
    'GET /person/me': 'See and change one’s profile and settings',
    'mutation updateMe': 'See and change one’s profile and settings',
    'POST /file/upload-profile-picture': 'Choose one’s picture, or take it away',
    'GET /person/remove-profile-picture/': 'Choose one’s picture, or take it away',
    'POST /person/remove-profile-picture': 'Choose one’s picture, or take it away',
    'mutation acceptTerms': 'Accept the user terms',
    'mutation renewCalendarCode': 'Renew one’s calendar links',
    'mutation updateSettings': 'See and change one’s profile and settings',
    'query myFollowed': 'See what one follows',
    'GET /person/my-tokens': 'See where one is signed in',
    'GET /person/my-data': 'Ask for a copy of one’s own data, and see how far it is',
    'POST /person/my-data': 'Ask for a copy of one’s own data, and see how far it is',
    'GET /person/my-data/file': 'Fetch the copy of one’s own data where none is ready',
    'POST /person/revoke-token': 'End a sign-in that is not one’s own, or not there',
    'POST /auth/live-ticket': 'Open the live channel',
    'query myNotifications': 'See what one was told, and that one has seen it',
    'mutation markAllNotificationsRead': 'See what one was told, and that one has seen it',
    'mutation checkNotifications': 'See what one was told, and that one has seen it',
    'POST /notification/list': 'See what one was told, and that one has seen it',
    'GET /notification/list': 'See what one was told, and that one has seen it',
    'GET /notification/last-check': 'See what one was told, and that one has seen it',
    'GET /notification/check': 'See what one was told, and that one has seen it',
    'POST /notification/check': 'See what one was told, and that one has seen it',
    'POST /notification/send': 'Tell people something as an admin',
  },
};
