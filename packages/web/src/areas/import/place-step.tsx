import { useQuery } from 'urql';
import { MyCalendarsDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import styles from './import.module.css';

/** Where the rows go: the id of a year wheel, or '' for a new one with a title. */
export interface Place {
  calendar: string;
  title: string;
}

type Wheel = { id: string; title: string };

/** The year wheels that I may write in, by title, with the one that is proposed. */
function useMyWheels(named: Wheel | null): readonly Wheel[] {
  const [{ data }] = useQuery({ query: MyCalendarsDocument });
  const mine = data?.myCalendars.nodes.filter(({ status }) => status !== 'ARCHIVED') ?? [];
  return !named || mine.some(({ id }) => id === named.id) ? mine : [named, ...mine];
}

interface Props {
  place: Place;
  /** The year wheel whose activities the rows have the numbers of. */
  named: Wheel | null;
  error: string | undefined;
  onChange: (place: Place) => void;
}

/** Chooses the year wheel that the rows go into, or the title of a new one. */
export function PlaceStep({ place, named, error, onChange }: Props) {
  const say = useText();
  const wheels = useMyWheels(named);
  return (
    <div className={styles.choices}>
      <Select
        label={say('import.place')}
        value={place.calendar}
        onChange={({ target }) => onChange({ ...place, calendar: target.value })}
      >
        <option value="">{say('import.place.new')}</option>
        {wheels.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      {place.calendar === '' && (
        <TextField
          label={say('import.place.title')}
          value={place.title}
          required
          error={error}
          onChange={({ target }) => onChange({ ...place, title: target.value })}
        />
      )}
    </div>
  );
}
