import { XMarkIcon } from '@navikt/aksel-icons';
import { useRef, useState } from 'react';
import { useMe } from '../../core/person/me.tsx';
import { focusNextRow } from '../../core/who/focus-next-row.ts';
import { WhoSearch } from '../../core/who/who-search.tsx';
import { useText } from '../../texts/text.tsx';
import { Avatar } from '../../ui/base/avatar.tsx';
import { Button } from '../../ui/base/button.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import { type GroupKind, memberOf } from './group.ts';
import { addMember, type GroupDraft, hasMember, type Member, removeMember } from './group-draft.ts';
import styles from './members-field.module.css';

interface Props {
  kind: GroupKind;
  draft: GroupDraft;
  onChange: (draft: GroupDraft) => void;
  error: string | undefined;
  /** Offers to add the person who writes the group, who is not a member otherwise (product/access#groups). */
  offersMe: boolean;
}

/** Adds members by name and removes them; announces what happened. */
export function MembersField({ kind, draft, onChange, error, offersMe }: Props) {
  const say = useText();
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const add = (member: Member) => {
    const { name } = member;
    setSaid(say(hasMember(draft, member) ? 'organization.members.alreadyIn' : 'organization.members.added', { name }));
    onChange(addMember(draft, member));
    box.current?.querySelector('input')?.focus();
  };
  const remove = (member: Member, button: HTMLElement) => {
    setSaid(say('organization.members.removed', { name: member.name }));
    onChange(removeMember(draft, member));
    focusNextRow(box.current, button);
  };
  return (
    <div ref={box} className={styles.field}>
      <WhoSearch
        saysChoice={false}
        label={say(`organization.${kind}.addMember`)}
        description={say(`organization.${kind}.addMemberHint`)}
        kinds={[memberOf[kind]]}
        onPick={({ id, label, detail, picture }) => add({ id, name: label, detail, picture: picture ?? null })}
        error={error}
      />
      <p role="status" className={styles.said}>
        {said}
      </p>
      {offersMe && kind === 'group' && <OfferMe draft={draft} onAdd={add} />}
      <p className={styles.count}>{say(`organization.${kind}.members`, { count: draft.members.length })}</p>
      {draft.members.length > 0 && (
        <ul className={styles.members}>
          {draft.members.map((member) => (
            <li key={member.id}>
              {kind === 'group' && <Avatar name={member.name} picture={member.picture ?? null} size="sm" />}
              <span className={styles.name}>
                {member.name}
                {member.detail && <span className={styles.detail}>{member.detail}</span>}
              </span>
              <IconButton
                size="sm"
                label={say('organization.members.remove', { name: member.name })}
                icon={<XMarkIcon aria-hidden="true" />}
                onClick={(event) => remove(member, event.currentTarget)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Says that I am not in it, and offers to add me. */
function OfferMe({ draft, onAdd }: { draft: GroupDraft; onAdd: (me: Member) => void }) {
  const say = useText();
  const { id, name, picture, organization } = useMe();
  if (hasMember(draft, { id })) return null;
  return (
    <p className={styles.me}>
      {say('organization.group.withoutMe')}{' '}
      <Button size="sm" onClick={() => onAdd({ id, name, picture, detail: organization.name })}>
        {say('organization.group.addMe')}
      </Button>
    </p>
  );
}
