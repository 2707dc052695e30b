import { Navigate, useNavigate, useParams } from 'react-router';
import { useMe } from '../../core/person/me.tsx';
import { useText } from '../../texts/text.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { NotFoundPage } from '../guards/not-found-page.tsx';
import { profileTabs } from './profile-tabs.tsx';

/** /my-profile/:tab?: my own pages (product/accounts#profile). */
export function Component() {
  const say = useText();
  const navigate = useNavigate();
  const { name, organization } = useMe();
  const { tab = '' } = useParams();
  if (tab === '') return <Navigate to={`/my-profile/${profileTabs[0].value}`} replace />;
  if (!profileTabs.some(({ value }) => value === tab)) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={say('shell.myProfile')} lead={`${name}, ${organization.name}`} />
      <Tabs
        tabs={profileTabs.map(({ value, text, Content }) => ({ value, label: say(text), content: <Content /> }))}
        ofPage
        value={tab}
        onChange={(value) => navigate(`/my-profile/${value}`, { state: { keepFocus: true } })}
      />
    </>
  );
}
