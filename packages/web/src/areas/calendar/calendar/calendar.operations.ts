import { gql } from '@urql/core';

/** A year wheel as its own page and its dialogs show it; who may not read it gets no more than the card. */
export const calendarFragments = gql`
  fragment CalendarParts on Calendar {
    ...CalendarCard
    version
    description
    dateCreated
    shareableUri
    responsibleWithoutAccess {
      id
      name
    }
    access {
      ...AccessParts
    }
    kostraFunctions {
      id
      kid
      title
    }
    myRing {
      id
      color
      order
    }
  }
`;

export const calendarQueries = gql`
  query CalendarPage($id: ID!) {
    calendar(id: $id) {
      ...CalendarParts
    }
  }
`;

/** Out of the way and back; what is removed comes back from the trash. */
export const calendarMutations = gql`
  mutation ArchiveCalendar($id: ID!) {
    archiveCalendar(id: $id) {
      ...CalendarParts
    }
  }

  mutation UnArchiveCalendar($id: ID!) {
    unArchiveCalendar(id: $id) {
      ...CalendarParts
    }
  }

  mutation RemoveCalendar($id: ID!) {
    removeCalendar(id: $id)
  }
`;
