import type { Shape } from '@baize/contract';
import { Button } from '@baize/ui';
import { Download } from 'lucide-react';
import type { OpenList } from './list.tsx';
import { useListFile } from './list-file.ts';

type Props<Input extends Shape, Value extends Shape, Data> = {
  opened: OpenList<Input, Value, Data>;
  fileName: string;
};

/** Saves what the list holds by its filters, all pages of it. */
export function ListFileButton<Input extends Shape, Value extends Shape, Data>({
  opened,
  fileName,
}: Props<Input, Value, Data>) {
  const file = useListFile(opened, fileName);
  return (
    <Button isBusy={file.isPending} onClick={() => file.mutate()}>
      <Download aria-hidden className="size-4" />
      {opened.tools.text('console.csv')}
    </Button>
  );
}
