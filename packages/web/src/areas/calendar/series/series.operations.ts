import { gql } from '@urql/core';

/** A series as its form needs it. Chosen dates are at most 100; one more shows that there are too many to be changed together.
 * `only` has the purpose that a single activity may have of its own. */
export const seriesFragments = gql`
  fragment SeriesParts on Event {
    id
    version
    title
    description
    startDate
    endDate
    startTime
    endTime
    reminder
    responsible {
      id
      name
    }
    tags {
      id
      title
    }
    todoTemplate
    repetitionDefinition {
      unit
      interval
      position
      weekday
    }
    startRepetitionDate
    endRepetitionDate
    calendar {
      id
      status
      access {
        myAccess
      }
    }
    instances(limit: 100) {
      nodes {
        id
        startDate
        endDate
      }
    }
    only: instances(limit: 1) {
      nodes {
        id
        description
      }
    }
    more: instances(limit: 1, offset: 100) {
      nodes {
        id
        startDate
        endDate
      }
    }
  }
`;

/** What the form of a series asks, also before it is saved. */
export const seriesQueries = gql`
  query Series($id: ID!) {
    event(id: $id) {
      ...SeriesParts
    }
  }

  query PreviewEventChange($input: PreviewEventChangeInput!) {
    previewEventChange(input: $input) {
      kept
      removed
      added
    }
  }

  query PreviewSeries($input: PreviewSeriesInput!) {
    previewSeries(input: $input) {
      occurrences {
        startDate
        endDate
      }
      total
      precluded
    }
  }
`;

/** A series changed or removed as a whole. */
export const seriesMutations = gql`
  mutation UpdateEvent($input: UpdateEventInput!) {
    updateEvent(input: $input) {
      id
      version
      lastChange {
        id
      }
    }
  }

  mutation RemoveSeries($id: ID!) {
    removeEvent(id: $id)
  }
`;
