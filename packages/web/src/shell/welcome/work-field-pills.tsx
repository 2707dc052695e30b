import { areasOfField, withField, workFieldNames } from '@samspel/domain/account/work-fields';
import { useQuery } from 'urql';
import { lasting } from '../../core/offline/lasting-answers.ts';
import { KostraChoicesDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { TogglePill } from '../../ui/base/pill.tsx';
import styles from './welcome.module.css';

interface Props {
  /** Ids of service areas. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The fields that people say they work with, each on when all its service areas are chosen. */
export function WorkFieldPills({ chosen, onChange }: Props) {
  const say = useText();
  const [{ data }] = useQuery({ query: KostraChoicesDocument, requestPolicy: 'cache-first', context: lasting });
  return (
    <fieldset className={styles.fields}>
      <legend className="ds-sr-only">{say('welcome.areas.title')}</legend>
      {workFieldNames.map((field) => {
        const areas = areasOfField(field, data?.allKostraFunctionGroups ?? []);
        const isOn = areas.length > 0 && areas.every((id) => chosen.includes(id));
        return (
          <TogglePill key={field} isOn={isOn} onToggle={(on) => onChange(withField(chosen, areas, on))}>
            {say(`welcome.field.${field}`)}
          </TogglePill>
        );
      })}
    </fieldset>
  );
}
