import { gql } from '@urql/core';

/** What year wheels can be about: the service areas of the state. */
export const formQueries = gql`
  query KostraChoices {
    allKostraFunctionGroups {
      id
      title
      kostraFunctions {
        id
        kid
        title
      }
    }
  }
`;

/** Makes a year wheel, and changes one: what it says, or who has access. */
export const formMutations = gql`
  mutation CreateCalendar($input: CreateCalendarInput!) {
    createCalendar(input: $input) {
      ...CalendarParts
    }
  }

  mutation UpdateCalendar($input: UpdateCalendarInput!) {
    updateCalendar(input: $input) {
      ...CalendarParts
      lastChange {
        id
      }
    }
  }
`;
