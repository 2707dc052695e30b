import { gql } from '@urql/core';

/** What the history of year wheels and activities says. */
export const historyMutations = gql`
  mutation UndoChange($id: ID!) {
    undoChange(id: $id) {
      id
    }
  }
`;
