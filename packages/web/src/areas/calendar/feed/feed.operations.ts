import { gql } from '@urql/core';

/** The code in my calendar links: mine alone. */
export const feedQueries = gql`
  query CalendarCode {
    me {
      id
      calendarCode
    }
  }
`;
