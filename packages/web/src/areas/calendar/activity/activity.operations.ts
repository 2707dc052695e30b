import { gql } from '@urql/core';

/** An activity: in the lists of a year, and with all that its panel shows. */
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
    mayTick
    version
    noteText
    responsible {
      id
      name
    }
    responsibleHasAccess
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

/** What the pages ask of activities. */
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
`;

/** What they say of one: ticked, marked, changed, removed. */
export const activityMutations = gql`
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
`;
