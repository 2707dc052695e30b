import { FileCsvIcon, FileExcelIcon } from '@navikt/aksel-icons';
import { type SheetFormat, sheetFormats } from '@samspel/domain/calendar/export';
import { slugOf } from '@samspel/domain/subject/address';
import { useSearchParams } from 'react-router';
import { useMe } from '../../../../core/person/me.tsx';
import { fetchBytes } from '../../../../core/session/fetch-bytes.ts';
import { useProblemText } from '../../../../texts/refusal.ts';
import { useText } from '../../../../texts/text.tsx';
import { saveBlob } from '../../../../ui/base/save-file.ts';
import { MenuItem } from '../../../../ui/overlay/menu.tsx';
import { toast } from '../../../../ui/overlay/toaster.tsx';
import { type SheetTarget, sheetPath } from './sheet-path.ts';

const icons = { xlsx: FileExcelIcon, csv: FileCsvIcon };

/** Menu items that save what the page shows as a sheet on the person's own machine. */
export function SheetItems({ of }: { of: SheetTarget }) {
  const say = useText();
  const sayProblem = useProblemText();
  const { name } = useMe();
  const [address] = useSearchParams();
  const save = async (format: SheetFormat) => {
    try {
      const bytes = await fetchBytes(sheetPath(format, of, address));
      saveBlob(`${slugOf(of.calendar?.title ?? of.municipality ?? name) || 'samspel'}-${of.year}.${format}`, bytes);
    } catch (problem) {
      toast.error(sayProblem(problem));
    }
  };
  return sheetFormats.map((format) => {
    const Icon = icons[format];
    return (
      <MenuItem key={format} onSelect={() => void save(format)}>
        <Icon aria-hidden="true" />
        {say(`export.${format}`)}
      </MenuItem>
    );
  });
}
