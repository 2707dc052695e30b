import { adminRoles } from '@samspel/domain/admin/people.input';
import { useMutation } from 'urql';
import { type AdminPersonPartsFragment, SetRoleDocument } from '../../../generated/graphql.ts';
import { choiceOf } from '../../../subject/paged/use-filter.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { useOnce } from '../../../ui/base/use-once.ts';
import { Select } from '../../../ui/field/select.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from '../parts/admin.module.css';

/** Somebody's role, saved at once when it is chosen. */
export function RoleField({ person: { id, name, role, status } }: { person: AdminPersonPartsFragment }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [, setRole] = useMutation(SetRoleDocument);
  const save = useOnce(async (chosen: string) => {
    const { error } = await setRole({ input: { id, role: choiceOf(adminRoles, chosen) ?? null } });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('admin.role.saved', { name }));
  });
  return (
    <div className={styles.form}>
      <Select
        label={say('admin.role')}
        description={say('admin.role.hint')}
        value={role ?? ''}
        disabled={status === 'PENDING'}
        onChange={(event) => void save(event.target.value)}
      >
        <option value="">{say('admin.role.none')}</option>
        {adminRoles.map((one) => (
          <option key={one} value={one}>
            {say(`admin.role.${one}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
