import { gql } from '@urql/core';

/** Following and clapping for a year wheel or an activity. */
export const reactionMutations = gql`
  fragment ReactionParts on Reaction {
    id
    kind
    isFollowing
    isLiked
    likes
    followers
  }

  mutation Follow($id: ID!) {
    follow(id: $id) {
      ...ReactionParts
    }
  }

  mutation UnFollow($id: ID!) {
    unFollow(id: $id) {
      ...ReactionParts
    }
  }

  mutation Like($id: ID!) {
    like(id: $id) {
      ...ReactionParts
    }
  }

  mutation UnLike($id: ID!) {
    unLike(id: $id) {
      ...ReactionParts
    }
  }
`;
