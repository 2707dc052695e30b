import { PersonGroupIcon, XMarkIcon } from '@navikt/aksel-icons';
import { type GrantedLevel, grantedLevels } from '@samspel/domain/subject/access';
import { useId } from 'react';
import { GroupMembers } from '../../core/who/group-members.tsx';
import { useText } from '../../texts/text.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import { listedMembers, type Member, setLevel } from './access-draft.ts';
import styles from './access-editor.module.css';
import type { AccessEditorProps } from './access-editor-props.ts';
import { MemberSign } from './member-sign.tsx';

interface Props extends AccessEditorProps {
  onRemove: (member: Member, button: HTMLElement) => void;
}

/**
 * Those who have access, the owner first. Levels can only be changed in a private list; the owner can never be changed or removed
 * (product/access#changing-access).
 */
export function AccessMembers({ draft, onRemove, ...editor }: Props) {
  const say = useText();
  const count = useId();
  const members = listedMembers(draft);
  return (
    <div>
      <p id={count} className={styles.count}>
        {say('access.members', { count: members.length })}
      </p>
      <ul aria-labelledby={count} className={styles.members} tabIndex={members.length > 5 ? 0 : undefined}>
        {!draft.isPrivate && (
          <li className={styles.member}>
            <PersonGroupIcon aria-hidden="true" fontSize="1.5rem" />
            <span className={styles.name}>{say('access.everyone')}</span>
            <span className={styles.level}>{say('access.level.READ')}</span>
          </li>
        )}
        {members.map((member) => (
          <MemberRow key={`${member.kind}-${member.id}`} {...editor} {...{ member, draft, onRemove }} />
        ))}
      </ul>
    </div>
  );
}

function MemberRow({ member, draft, onChange, onRemove, disabled }: Props & { member: Member }) {
  const say = useText();
  const { kind, id, name, detail, access } = member;
  return (
    <li className={styles.member}>
      <MemberSign member={member} />
      <span className={styles.name}>
        {name}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.controls}>
        {access === 'OWNER' || disabled || !draft.isPrivate ? (
          <span className={styles.level}>{say(`access.level.${access}`)}</span>
        ) : (
          <LevelSelect name={name} access={access} onChange={(level) => onChange(setLevel(draft, member, level))} />
        )}
        {access !== 'OWNER' && !disabled && (
          <IconButton
            size="sm"
            label={say('access.removeMember', { name })}
            icon={<XMarkIcon aria-hidden="true" />}
            onClick={(event) => onRemove(member, event.currentTarget)}
          />
        )}
      </span>
      {(kind === 'group' || kind === 'organizationGroup') && (
        <div className={styles.behind}>
          <GroupMembers kind={kind} id={id} title={name} />
        </div>
      )}
    </li>
  );
}

interface LevelSelectProps {
  name: string;
  access: GrantedLevel;
  onChange: (level: GrantedLevel) => void;
}

function LevelSelect({ name, access, onChange }: LevelSelectProps) {
  const say = useText();
  return (
    <select
      className={`ds-input ${styles.select}`}
      data-size="sm"
      aria-label={say('access.levelOf', { name })}
      value={access}
      onChange={(event) => onChange(event.target.value as GrantedLevel)}
    >
      {grantedLevels.map((level) => (
        <option key={level} value={level}>
          {say(`access.level.${level}`)}
        </option>
      ))}
    </select>
  );
}
