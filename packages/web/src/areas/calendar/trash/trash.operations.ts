import { gql } from '@urql/core';

/** What the trash of activities asks and says. */
export const trashQueries = gql`
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
