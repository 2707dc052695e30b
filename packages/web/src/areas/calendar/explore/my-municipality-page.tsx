import { Navigate } from 'react-router';
import { useMe } from '../../../core/person/me.tsx';
import { Explore } from '../../../subject/list/list-page.tsx';
import { useText } from '../../../texts/text.tsx';
import { paths } from '../address/paths.ts';

/** /calendar/myMunicipality: the year wheels of my own organization. */
export function Component() {
  const say = useText();
  const { organization } = useMe();
  if (!organization) return <Navigate to={paths.explore} replace />;
  return <Explore title={say('calendar.inMunicipality', { municipality: organization.name })} preset={organization} />;
}
