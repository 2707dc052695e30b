import { PlusIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useMutation } from 'urql';
import { CreateFeedLinkDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from './feed-dialog.module.css';
import { feedChoices } from './say-choice.ts';

const nothing = { tag: '', onlyMine: false, onlyDeadlines: false, onlyOpen: false };

/** Chooses what a link has, and makes it. @param calendar the id of the year wheel; without one, of my year */
export function MakeChosenLink({ calendar, tags }: { calendar?: string | undefined; tags: readonly string[] }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [chosen, setChosen] = useState(nothing);
  const [{ fetching }, send] = useMutation(CreateFeedLinkDocument);
  const make = async () => {
    const { tag, ...choices } = chosen;
    const { error } = await send({ input: { calendar, tag: tag || null, ...choices } });
    if (error) return toast.error(sayProblem(error));
    toast.success(say('calendar.feed.created'));
    setChosen(nothing);
  };
  return (
    <div className={styles.chosen}>
      {tags.length > 0 && (
        <Select
          label={say('calendar.feed.tag')}
          value={chosen.tag}
          onChange={({ target }) => setChosen({ ...chosen, tag: target.value })}
        >
          <option value="">{say('calendar.feed.allTags')}</option>
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </Select>
      )}
      {feedChoices.map((choice) => (
        <Checkbox
          key={choice}
          label={say(`calendar.feed.${choice}`)}
          description={say(`calendar.feed.${choice}.hint`)}
          checked={chosen[choice]}
          onChange={({ target }) => setChosen({ ...chosen, [choice]: target.checked })}
        />
      ))}
      <div>
        <Button icon={<PlusIcon />} loading={fetching} onClick={() => void make()}>
          {say('calendar.feed.create')}
        </Button>
      </div>
    </div>
  );
}
