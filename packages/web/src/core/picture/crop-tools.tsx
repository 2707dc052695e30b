import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  ZoomMinusIcon,
  ZoomPlusIcon,
} from '@navikt/aksel-icons';
import { useText } from '../../texts/text.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import { type CropMove, cropMoves } from './move-crop.ts';
import styles from './picture.module.css';

const signs = {
  larger: <ZoomPlusIcon aria-hidden="true" />,
  smaller: <ZoomMinusIcon aria-hidden="true" />,
  up: <ArrowUpIcon aria-hidden="true" />,
  down: <ArrowDownIcon aria-hidden="true" />,
  left: <ArrowLeftIcon aria-hidden="true" />,
  right: <ArrowRightIcon aria-hidden="true" />,
};

/** Buttons that move and resize what is shown of a picture, for whoever cannot drag. */
export function CropTools({ onMove }: { onMove: (move: CropMove) => void }) {
  const say = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-label={say('picture.tools')} className={styles.tools}>
      {cropMoves.map((move) => (
        <IconButton key={move} label={say(`picture.${move}`)} icon={signs[move]} onClick={() => onMove(move)} />
      ))}
    </div>
  );
}
