import { sayMoment } from '@samspel/i18n/days';
import { useState } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import { GrantRevisionsDocument, type GrantRevisionsQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FoundGrant } from '../parts/found-grant.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import { Compared } from './compared.tsx';
import styles from './revisions.module.css';

type Grant = GrantRevisionsQuery['found'];

/** /admin/action-value/revisions/:uri: two versions of a grant, side by side. */
export function Component() {
  return <FoundGrant document={GrantRevisionsDocument} show={(grant) => <Revisions grant={grant} />} />;
}

function Revisions({ grant }: { grant: Grant }) {
  const say = useText();
  const today = useToday();
  const all = grant.revisions.nodes;
  const [sides, setSides] = useState({ before: all[1]?.id ?? all[0]!.id, after: all[0]!.id });
  const [isWhole, setWhole] = useState(false);
  const [before, after] = [sides.before, sides.after].map((id) => all.find((one) => one.id === id)!);
  return (
    <>
      <PageHeader
        above={<TextLink to={grantPaths.one(grant)}>{grant.title}</TextLink>}
        title={say('grant.revisions')}
        lead={say('grant.revisions.count', { count: grant.revisions.totalCount })}
      />
      <div className={styles.choices}>
        {(['before', 'after'] as const).map((side) => (
          <Select
            key={side}
            label={say(`grant.revisions.${side}`)}
            value={sides[side]}
            onChange={({ target }) => setSides({ ...sides, [side]: target.value })}
          >
            {all.map(({ id, version, changedAt, changedBy }) => (
              <option key={id} value={id}>
                {say('grant.revisions.one', {
                  version,
                  at: sayMoment(say, new Date(changedAt), today),
                  by: changedBy.name,
                })}
              </option>
            ))}
          </Select>
        ))}
        <Checkbox
          label={say('grant.revisions.whole')}
          checked={isWhole}
          onChange={({ target }) => setWhole(target.checked)}
        />
      </div>
      <Compared before={before!} after={after!} isWhole={isWhole} />
    </>
  );
}
