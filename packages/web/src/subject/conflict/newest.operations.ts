import { gql } from '@urql/core';

/** What is asked when a save met a newer version: the thing as it is now, and who saved it (decision 36). */
export const newestQueries = gql`
  fragment SaveParts on Change {
    id
    subjectId
    at
    by {
      id
      name
    }
    fields {
      field
    }
  }

  query NewestActivity($id: ID!) {
    eventInstance(id: $id) {
      ...ActivityDetails
      event {
        id
        history(limit: 20) {
          nodes {
            ...SaveParts
          }
        }
      }
    }
  }

  query NewestSeries($id: ID!) {
    event(id: $id) {
      ...SeriesParts
      history(limit: 20) {
        nodes {
          ...SaveParts
        }
      }
    }
  }

  query NewestCalendar($id: ID!) {
    calendar(id: $id) {
      ...CalendarParts
      history(limit: 20) {
        nodes {
          ...SaveParts
        }
      }
    }
  }
`;
