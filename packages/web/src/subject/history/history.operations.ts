import { gql } from '@urql/core';

/** What the history of year wheels and activities asks and says. */
export const historyFragments = gql`
  fragment ChangeParts on Change {
    id
    kind
    title
    day
    isSingle
    at
    removed
    undoneBy
    by {
      id
      name
    }
    fields {
      field
      before {
        text
        code
      }
      after {
        text
        code
      }
    }
  }
`;

export const historyQueries = gql`
  query CalendarHistory($id: ID!, $limit: Int!, $offset: Int!) {
    whole: calendar(id: $id) {
      id
      history(limit: $limit, offset: $offset) {
        totalCount
        nodes {
          ...ChangeParts
        }
      }
    }
  }

  query SeriesHistory($id: ID!, $limit: Int!, $offset: Int!) {
    whole: event(id: $id) {
      id
      history(limit: $limit, offset: $offset) {
        totalCount
        nodes {
          ...ChangeParts
        }
      }
    }
  }

  query ActivityHistory($id: ID!, $limit: Int!, $offset: Int!) {
    whole: eventInstance(id: $id) {
      id
      history(limit: $limit, offset: $offset) {
        totalCount
        nodes {
          ...ChangeParts
        }
      }
    }
  }
`;

export const historyMutations = gql`
  mutation UndoChange($id: ID!) {
    undoChange(id: $id) {
      id
    }
  }
`;
