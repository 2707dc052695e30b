import { copyPatience } from '@samspel/domain/calendar/copy';
import { useNavigate } from 'react-router';
import { useToday } from '../../../core/time/use-today.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { type ProgressToast, toast } from '../../../ui/overlay/toaster.tsx';
import { paths } from '../address/paths.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { copyPath } from './copy-path.ts';
import { followCopy } from './follow-copy.ts';
import { sayCopied } from './say-copied.ts';
import { type CopyOrder, useCopyCalls } from './use-copy-calls.ts';

/**
 * Starts to copy a year wheel and shows its progress in one toast, wherever the person is by then: that it is being copied, then that it is ready
 * with a link to it, that it takes longer (product/sharing#copies-and-forks: about 7 seconds), or why it failed with the offer to try again.
 */
export function useStartCopy(): (order: CopyOrder) => Promise<void> {
  const say = useText();
  const sayProblem = useProblemText();
  const navigate = useNavigate();
  const today = useToday();
  const { choices } = useWheelChoices();
  const { order: send, read } = useCopyCalls();

  const start = async (order: CopyOrder): Promise<void> => {
    const progress = toast.progress(say('copy.toast.copying', { title: order.title }));
    const fail = (words: string) => progress.error(words, { words: say('button.retry'), run: () => void start(order) });
    try {
      await follow(await send(order), progress, fail);
    } catch (error) {
      fail(sayProblem(error));
    }
  };

  const follow = async (
    { reference }: { reference: string },
    progress: ProgressToast,
    fail: (words: string) => void,
  ) => {
    const copy = await followCopy({ ask: () => read(reference), patience: copyPatience });
    const { calendar } = copy ?? {};
    if (copy?.state === 'FAILED') return fail(copy.problem ?? say('copy.page.failed'));
    if (calendar) {
      const open = () => void navigate(copyPath(calendar, copy!.from, today, choices.startMonth));
      return progress.success(sayCopied(say, copy!, today), { words: say('copy.open'), run: open });
    }
    const wait = () => void navigate(paths.copy(reference));
    progress.info(say('copy.toast.later'), { words: say('copy.wait'), run: wait });
  };
  return start;
}
