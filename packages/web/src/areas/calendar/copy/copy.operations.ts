import { gql } from '@urql/core';

/** What the pages ask and say of copies and forks of year wheels. */
export const copyOperations = gql`
  fragment CopyParts on CalendarCopy {
    reference
    state
    title
    isFork
    problem
    origin {
      id
      uri
      title
    }
    calendar {
      id
      uri
      title
    }
  }

  query CalendarCopy($reference: String!) {
    calendarCopy(reference: $reference) {
      ...CopyParts
    }
  }

  query CalendarForks($id: ID!) {
    calendar(id: $id) {
      id
      status
      access {
        myAccess
      }
      forkedFrom {
        id
        uri
        title
        status
        isLimited
      }
      forks {
        id
        uri
        title
        status
        isLimited
        createdBy {
          id
          name
          organization {
            id
            name
          }
        }
      }
    }
  }

  mutation EndFork($id: ID!) {
    endFork(id: $id) {
      id
      forks {
        id
      }
    }
  }

  mutation CopyCalendar($input: CopyCalendarInput!) {
    copyCalendar(input: $input) {
      ...CopyParts
    }
  }

  mutation ForkCalendar($input: CopyCalendarInput!) {
    forkCalendar(input: $input) {
      ...CopyParts
    }
  }
`;
