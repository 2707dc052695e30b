import { useEffect, useState } from 'react';
import { get } from '../../../core/rest.ts';
import { authorized, postAuthorized } from '../../../core/session/authorized.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { useOnce } from '../../../ui/base/use-once.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import type { PaperChoice, PaperYear } from './paper-path.ts';

interface Mailed {
  calendar: number | null;
}

const path = '/person/me/paper-mail';

/** Whether the sheets that are chosen come by mail each month. Nothing is shown until that is known. */
export function PaperMail({ choice, of }: { choice: PaperChoice; of: PaperYear }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [isWanted, setWanted] = useState<boolean>();
  const id = of.calendar ? Number(of.calendar.id) : null;
  useEffect(() => {
    let isShown = true;
    authorized((accessToken) => get<Mailed[]>(path, { accessToken }))
      .then((mailed) => isShown && setWanted(mailed.some(({ calendar }) => calendar === id)))
      .catch(() => undefined); // Without an answer there is no choice, and the file can still be fetched.
    return () => {
      isShown = false;
    };
  }, [id]);
  const choose = useOnce(async (isWanted: boolean) => {
    setWanted(isWanted); // at once, as a box that is ticked
    try {
      const { paper, orientation, what } = choice;
      await postAuthorized(path, { ...(id !== null && { calendar: id }), paper, orientation, what, isWanted });
      toast.success(say(isWanted ? 'paper.mail.wanted' : 'paper.mail.unwanted'));
    } catch (problem) {
      setWanted(!isWanted);
      toast.error(sayProblem(problem));
    }
  });
  // Other sheets are other mails: who gets them already gets these from now on.
  const sheets = JSON.stringify([choice.paper, choice.orientation, choice.what]);
  const [told, setTold] = useState(sheets);
  useEffect(() => {
    if (told === sheets) return;
    setTold(sheets);
    if (isWanted) void choose(true);
  }, [told, sheets, isWanted, choose]);
  if (isWanted === undefined || choice.format !== 'pdf') return null;
  return (
    <Checkbox
      label={say('paper.mail.want')}
      checked={isWanted}
      onChange={({ target }) => void choose(target.checked)}
    />
  );
}
