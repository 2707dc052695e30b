import { useLocation, useNavigate, useParams } from 'react-router';
import { useAddressEffect } from '../../../core/use-address-effect.ts';
import { forumPaths, topicOf } from './forum-paths.ts';

/** Corrects the address of a question's page if it names another forum than the question's: the question has been moved, or the link is old. */
export function useHomeAddress(discussion: { id: string; uri: string | null; topic: string | null }): void {
  const { forum = '' } = useParams();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isHere = topicOf(forum) === (discussion.topic ?? undefined);
  const home = `${forumPaths.discussion(discussion)}${search}${hash}`;
  useAddressEffect(() => {
    if (isHere) return;
    void navigate(home, {
      replace: true,
      preventScrollReset: true,
      state: { keepFocus: true },
    });
  }, isHere || home);
}
