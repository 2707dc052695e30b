import { compareDays, type Day } from '@samspel/domain/time/day';
import { sayDaysLeft, sayShortDay } from '@samspel/i18n/days';
import { PersonLink } from '../../core/person/person-link.tsx';
import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import type { ListedCase } from './case-filter.ts';
import { CaseState } from './case-state.tsx';
import styles from './grant-case.module.css';
import { casePaths } from './grant-case.paths.ts';
import { MoneyCells, MoneyHeads } from './money-columns.tsx';

/** What the municipality knew of a grant that it no longer reads. */
function GoneGrant({ title, deadline }: ListedCase) {
  const say = useText();
  const today = useToday();
  if (!title) return say('grantCase.gone');
  return (
    <>
      {title}
      <p className={styles.lead}>
        {say('grantCase.gone')}
        {deadline && `. ${say('grantCase.lastKnown', { day: sayShortDay(say, deadline, today) })}`}
      </p>
    </>
  );
}

/** The cases in the order of their deadlines: the next one first, then those without one, and last what is past, the latest first. */
function nextFirst(cases: readonly ListedCase[], today: Day): ListedCase[] {
  const place = ({ deadline }: ListedCase) => (deadline === null ? 1 : deadline < today ? 2 : 0);
  return cases.toSorted((one, other) => {
    const apart = place(one) - place(other);
    if (apart !== 0 || !one.deadline || !other.deadline) return apart;
    return place(one) === 0 ? compareDays(one.deadline, other.deadline) : compareDays(other.deadline, one.deadline);
  });
}

/** Cases as rows, the next deadline first, and the sums of what was applied for and granted. On a phone each case is its own block. */
export function CasesTable({ cases }: { cases: readonly ListedCase[] }) {
  const say = useText();
  const today = useToday();
  const hasSums = cases.some(({ amountApplied, amountGranted }) => amountApplied !== null || amountGranted !== null);
  const sum = (of: 'amountApplied' | 'amountGranted') => cases.reduce((total, one) => total + (one[of] ?? 0), 0);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={say('grantCase.many')}>
        <thead>
          <tr>
            <th scope="col">{say('grantCase.grant')}</th>
            <th scope="col">{say('grantCase.deadline')}</th>
            <th scope="col">{say('grantCase.state')}</th>
            <th scope="col">{say('field.responsible')}</th>
            <MoneyHeads />
          </tr>
        </thead>
        <tbody>
          {nextFirst(cases, today).map((one) => (
            <tr key={one.id}>
              <th scope="row">
                {one.grant ? (
                  <TextLink to={casePaths.grant(one.grant)}>{one.grant.title}</TextLink>
                ) : (
                  <GoneGrant {...one} />
                )}
              </th>
              <td data-label={say('grantCase.deadline')}>
                {one.deadline && (
                  <>
                    {sayShortDay(say, one.deadline, today)}
                    <p className={styles.lead}>
                      {one.deadline < today ? say('grant.deadline.over') : sayDaysLeft(say, one.deadline, today)}
                    </p>
                  </>
                )}
              </td>
              <td data-label={say('grantCase.state')}>
                <CaseState state={one.state} />
              </td>
              <td data-label={say('field.responsible')}>
                {one.responsible && <PersonLink person={one.responsible} />}
              </td>
              <MoneyCells applied={one.amountApplied} granted={one.amountGranted} />
            </tr>
          ))}
        </tbody>
        {hasSums && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {say('grantCase.sum')}
              </th>
              <MoneyCells applied={sum('amountApplied')} granted={sum('amountGranted')} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
