import { useClient } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { PictureField } from '../../../core/picture/picture-field.tsx';
import { MyPictureDocument } from '../../../generated/graphql.ts';
import { Avatar } from '../../../ui/base/avatar.tsx';

/** My picture, or my initials; a change shows at once in the menu at the top. */
export function MyPicture() {
  const client = useClient();
  const { id, name, picture } = useMe();
  const reread = () => void client.query(MyPictureDocument, { id }, { requestPolicy: 'network-only' }).toPromise();
  return (
    <PictureField of={{ type: 'PERSON' }} isThere={picture !== null} onChange={reread}>
      <Avatar name={name} picture={picture} size="xl" />
    </PictureField>
  );
}
