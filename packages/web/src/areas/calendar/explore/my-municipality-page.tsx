import { Navigate } from 'react-router';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../texts/text.tsx';
import { paths } from '../address/paths.ts';
import { Explore } from './explore.tsx';

/** /calendar/myMunicipality: the year wheels of my own organization. */
export function Component() {
  const say = useText();
  const { organization } = useMe();
  if (!organization) return <Navigate to={paths.explore} replace />;
  return <Explore title={say('calendar.inMunicipality', { municipality: organization.name })} preset={organization} />;
}
