import { gql } from '@urql/core';

/** What the home page asks. */
export const homeQueries = gql`
  fragment TaskParts on EventInstance {
    id
    title
    startDate
    endDate
    isDone
    responsible {
      id
      name
    }
    calendar {
      id
      uri
      title
      color
    }
  }

  query HomeTasks {
    upcomingDeadlines(limit: 6) {
      ...TaskParts
    }
    myUnfinishedTasks(limit: 6) {
      ...TaskParts
    }
    incompleteTasksAssignedByMe(limit: 6) {
      ...TaskParts
    }
  }
`;
