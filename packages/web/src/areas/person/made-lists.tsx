import { MadeByDocument, type MadeThingsFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { ThingLists } from './thing-lists.tsx';

interface Props {
  /** Id of the person or the organization. */
  of: string;
  name: string;
  made: MadeThingsFragment;
}

/** What a person, or the people of an organization, made, as far as I may know of it. */
export function MadeLists({ of, name, made }: Props) {
  const say = useText();
  return (
    <ThingLists
      title={say('person.made')}
      empty={say('person.madeNothing', { name })}
      of={of}
      document={MadeByDocument}
      lists={{
        CALENDAR: made.madeCalendars,
        TOPIC: made.madeTopics,
        DISCUSSION: made.madeDiscussions,
        ACTION_VALUE: made.madeGrants,
      }}
    />
  );
}
