import { type Sheet, type SheetForm, sheetFile, XLSX_TYPE } from '@baize/csv';
import { Button } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { sentenceOf } from '../../shared/errors.ts';
import { saveBlob } from '../../shared/save-blob.ts';
import { useText } from '../../shared/use-text.ts';

type Props = { name: string; isReady: boolean; load: () => Promise<Sheet> };

const TYPES: Record<SheetForm, string> = { csv: 'text/csv;charset=utf-8', xlsx: XLSX_TYPE };

/** What is shown as a file, in either form: sums with all their decimals. */
export function SheetFiles({ name, isReady, load }: Props) {
  const text = useText();
  const save = useMutation({
    mutationFn: async (form: SheetForm) => {
      const bytes = sheetFile(await load(), name, form);
      saveBlob(`${name}.${form}`, new Blob([bytes], { type: TYPES[form] }));
    },
  });
  return (
    <>
      <Button disabled={!isReady} isBusy={save.isPending} onClick={() => save.mutate('csv')}>
        <Download aria-hidden className="size-4" />
        {text('console.csv')}
      </Button>
      <Button disabled={!isReady} isBusy={save.isPending} onClick={() => save.mutate('xlsx')}>
        <Download aria-hidden className="size-4" />
        {text('console.xlsx')}
      </Button>
      {save.error && (
        <p role="alert" className="text-danger">
          {sentenceOf(save.error)}
        </p>
      )}
    </>
  );
}
