import type { GrantContentFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import { grantFormOf } from '../edit/grant-form.ts';
import { useGrantParts } from '../edit/grant-parts.tsx';
import styles from './revisions.module.css';

interface Props {
  before: GrantContentFragment;
  after: GrantContentFragment;
  /** Whether fields that are the same are shown too. */
  isWhole: boolean;
}

/** Two versions side by side, field by field; differences are marked in words. */
export function Compared({ before, after, isWhole }: Props) {
  const say = useText();
  const parts = useGrantParts();
  const sides = [before, after].map(grantFormOf);
  const rows = parts
    .map((part) => {
      const [was, is] = sides.map((form) => part.read(form));
      return { part, was, is, differs: JSON.stringify(was) !== JSON.stringify(is) };
    })
    .filter(({ differs }) => isWhole || differs);
  const statuses = [before, after].map(({ status }) => say(`subject.status.${status}`));
  const isStatusOther = before.status !== after.status;
  if (rows.length === 0 && !isStatusOther) return <p role="status">{say('grant.revisions.same')}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('grant.revisions.field')}</th>
            <th scope="col">{say('grant.revisions.version', { version: before.version })}</th>
            <th scope="col">{say('grant.revisions.version', { version: after.version })}</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole || isStatusOther) && (
            <tr>
              <th scope="row">
                {say('field.status')}{' '}
                {isStatusOther && isWhole && <Tag color="info">{say('grant.revisions.differs')}</Tag>}
              </th>
              <td>{statuses[0]}</td>
              <td>{statuses[1]}</td>
            </tr>
          )}
          {rows.map(({ part, was, is, differs }) => (
            <tr key={part.name}>
              <th scope="row">
                {part.label} {differs && isWhole && <Tag color="info">{say('grant.revisions.differs')}</Tag>}
              </th>
              <td>{part.show(was) || say('grant.revisions.nothing')}</td>
              <td>{part.show(is) || say('grant.revisions.nothing')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
