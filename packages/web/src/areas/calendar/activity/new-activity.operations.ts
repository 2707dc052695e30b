import { gql } from '@urql/core';

/** What the form of a new activity asks: the tags that its year wheel has already. */
export const newActivityQueries = gql`
  query CalendarTags($id: ID!) {
    calendar(id: $id) {
      id
      tags {
        id
        title
      }
    }
  }
`;

/** New activities, one or several at once, and taking them away again. */
export const newActivityMutations = gql`
  mutation CreateEvent($input: CreateEventInput!) {
    createEvent(input: $input) {
      id
      title
      startDate
      progress {
        total
      }
    }
  }

  mutation CreateEvents($input: [CreateEventInput!]!) {
    createEvents(input: $input) {
      id
      startDate
    }
  }

  mutation RemoveEvents($ids: [ID!]!) {
    removeEvents(ids: $ids)
  }
`;
