import { gql } from '@urql/core';

/** What the pages ask and say of activities, series and checklists. */
export const activityFragments = gql`
  fragment ActivityParts on EventInstance {
    id
    title
    startDate
    endDate
    startTime
    endTime
    isDone
    isFavourite
    version
    noteText
    responsible {
      id
      name
    }
    tags {
      id
      title
      color
    }
    todoProgress {
      done
      total
    }
    forkProgress {
      done
      total
    }
  }

  fragment TodoParts on Todo {
    id
    title
    isDone
    index
    version
  }

  fragment ActivityDetails on EventInstance {
    ...ActivityParts
    description
    note
    forkedFrom {
      id
      calendar {
        id
        uri
        title
      }
    }
    reminderDate
    isFollowing
    followers
    isLiked
    likes
    assignedBy {
      id
      name
    }
    todos {
      ...TodoParts
    }
    calendar {
      id
      title
      status
      access {
        myAccess
      }
    }
    event {
      id
      startDate
      endRepetitionDate
      repetitionDefinition {
        unit
        interval
        position
        weekday
      }
      progress {
        done
        total
      }
    }
  }
`;

/** A series as its form needs it. Chosen dates are at most 100; one more shows that there are too many to be changed together. */
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
    more: instances(limit: 1, offset: 100) {
      nodes {
        id
        startDate
        endDate
      }
    }
  }
`;

export const activityQueries = gql`
  query YearActivities($calendarId: ID!, $from: Date!, $to: Date!) {
    yearWheelRing(calendarId: $calendarId, from: $from, to: $to) {
      ...ActivityParts
    }
  }

  query Activity($id: ID!) {
    eventInstance(id: $id) {
      ...ActivityDetails
    }
  }

  query CalendarTags($id: ID!) {
    calendar(id: $id) {
      id
      tags {
        id
        title
      }
    }
  }

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

export const activityMutations = gql`
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

  mutation RestoreTodo($id: ID!) {
    restoreTodo(id: $id) {
      id
      todoProgress {
        done
        total
      }
      todos {
        ...TodoParts
      }
    }
  }

  mutation MoveTodo($id: ID!, $version: Int!, $index: Int!) {
    updateTodo(input: { id: $id, version: $version, index: $index }) {
      ...TodoParts
      parent {
        id
        todos {
          ...TodoParts
        }
      }
    }
  }

  mutation UpdateEvent($input: UpdateEventInput!) {
    updateEvent(input: $input) {
      id
      version
      lastChange {
        id
      }
    }
  }

  mutation TickActivity($id: ID!, $isDone: Boolean!) {
    updateEventInstance(input: { id: $id, isDone: $isDone, status: PUBLISHED }) {
      id
      isDone
      version
      status
      note
      event {
        id
        progress {
          done
          total
        }
      }
      calendar {
        id
        nextDeadline
      }
      forkedFrom {
        id
        forkProgress {
          done
          total
        }
      }
    }
  }

  mutation MarkFavourite($id: ID!, $version: Int!, $isFavourite: Boolean!) {
    updateEventInstance(input: { id: $id, version: $version, isFavourite: $isFavourite }) {
      id
      isFavourite
    }
  }

  mutation UpdateActivity($input: UpdateEventInstanceInput!) {
    updateEventInstance(input: $input) {
      ...ActivityDetails
      lastChange {
        id
      }
    }
  }

  mutation RemoveActivity($id: ID!, $scope: RemovalScope!) {
    removeEventInstance(id: $id, scope: $scope) {
      id
      progress {
        done
        total
      }
    }
  }

  mutation RemoveSeries($id: ID!) {
    removeEvent(id: $id)
  }

  mutation CreateTodo($parent: ID!, $title: String!) {
    createTodo(input: { parent: $parent, title: $title }) {
      ...TodoParts
      parent {
        id
        todoProgress {
          done
          total
        }
        todos {
          ...TodoParts
        }
      }
    }
  }

  mutation TickTodo($id: ID!, $isDone: Boolean!) {
    updateTodo(input: { id: $id, isDone: $isDone, status: PUBLISHED }) {
      ...TodoParts
      parent {
        id
        todoProgress {
          done
          total
        }
      }
    }
  }

  mutation RenameTodo($id: ID!, $version: Int!, $title: String!) {
    updateTodo(input: { id: $id, version: $version, title: $title }) {
      ...TodoParts
    }
  }

  mutation RemoveTodo($id: ID!) {
    removeTodo(id: $id) {
      id
      todoProgress {
        done
        total
      }
      todos {
        ...TodoParts
      }
    }
  }
`;
