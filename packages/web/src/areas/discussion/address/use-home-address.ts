import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { forumPaths, topicOf } from './forum-paths.ts';

/** Rewrites the address of a question's page where it names another home than the question has: it has been moved, or an old link led here. */
export function useHomeAddress(discussion: { id: string; uri: string | null; topic: string | null }): void {
  const { forum = '' } = useParams();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isHere = topicOf(forum) === (discussion.topic ?? undefined);
  const address = forumPaths.discussion(discussion);
  useEffect(() => {
    if (isHere) return;
    void navigate(`${address}${search}${hash}`, {
      replace: true,
      preventScrollReset: true,
      state: { keepFocus: true },
    });
  }, [isHere, address, search, hash, navigate]);
}
