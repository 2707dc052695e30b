import { useMutation } from 'urql';
import {
  RemoveClosedDaysDocument,
  RemoveSchoolHolidayDocument,
  SaveClosedDaysDocument,
  type SaveDaysInput,
  SaveSchoolHolidayDocument,
} from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';

export type DaysKind = 'SCHOOL' | 'CLOSED';
export type Days = Omit<SaveDaysInput, 'organization'>;

/** Saves and removes days of an organization. Several are saved one after the other, until one is refused. */
export function useDays(kind: DaysKind, organization: string) {
  const say = useText();
  const sayProblem = useProblemText();
  const [, saveSchool] = useMutation(SaveSchoolHolidayDocument);
  const [, saveClosed] = useMutation(SaveClosedDaysDocument);
  const [, removeSchool] = useMutation(RemoveSchoolHolidayDocument);
  const [, removeClosed] = useMutation(RemoveClosedDaysDocument);
  /** Returns whether all were saved. */
  const save = async (days: readonly Days[]): Promise<boolean> => {
    for (const one of days) {
      const input = { organization, ...one };
      const { error } = await (kind === 'SCHOOL' ? saveSchool({ input }) : saveClosed({ input }));
      if (error) {
        toast.error(sayProblem(error));
        return false;
      }
    }
    toast.success(say('daysOff.saved'));
    return true;
  };
  const remove = async (id: string): Promise<void> => {
    const { error } = await (kind === 'SCHOOL' ? removeSchool({ id }) : removeClosed({ id }));
    if (error) toast.error(sayProblem(error));
  };
  return { save, remove };
}
