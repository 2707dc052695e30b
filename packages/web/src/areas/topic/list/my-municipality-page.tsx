import { Navigate } from 'react-router';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../texts/text.tsx';
import { topicPaths } from '../address/topic.paths.ts';
import { Topics } from './topics.tsx';

/** /topic/list/myMunicipality: the topics of my own organization. */
export function Component() {
  const say = useText();
  const { organization } = useMe();
  if (!organization) return <Navigate to={topicPaths.list} replace />;
  return <Topics title={say('topic.inMunicipality', { municipality: organization.name })} preset={organization} />;
}
