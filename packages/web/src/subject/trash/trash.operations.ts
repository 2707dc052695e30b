import { gql } from '@urql/core';

/** What the trash asks and says. */
export const trashQueries = gql`
  query RemovedCalendars($limit: Int!, $offset: Int!) {
    removedCalendars(limit: $limit, offset: $offset) {
      totalCount
      pageInfo {
        numberOfPages
      }
      nodes {
        id
        title
        category
        removedAt
        removedBy {
          id
          name
        }
        deletedAt
      }
    }
  }

  query RemovedActivities($limit: Int!, $offset: Int!) {
    removedActivities(limit: $limit, offset: $offset) {
      totalCount
      pageInfo {
        numberOfPages
      }
      nodes {
        id
        kind
        title
        activities
        startDate
        endDate
        removedAt
        removedBy {
          id
          name
        }
        deletedAt
        calendar {
          id
          uri
          title
          status
        }
      }
    }
  }
`;

export const trashMutations = gql`
  mutation RestoreCalendar($id: ID!) {
    restoreCalendar(id: $id) {
      ...CalendarParts
    }
  }

  mutation RestoreActivity($id: ID!) {
    restoreEventInstance(id: $id) {
      id
      status
    }
  }

  mutation RestoreSeries($id: ID!) {
    restoreEvent(id: $id) {
      id
      status
    }
  }
`;
