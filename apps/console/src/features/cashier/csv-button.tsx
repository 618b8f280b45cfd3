import type { Call, Output, Shape } from '@baize/contract';
import { Button } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { askBlob } from '../../shared/api.ts';
import { sentenceOf } from '../../shared/errors.ts';
import { type PlainSearch, useFilters } from '../../shared/list/search.ts';
import { type Tools, useTools } from '../../shared/list/tools.ts';
import { saveBlob } from '../../shared/save-blob.ts';
import { useText } from '../../shared/use-text.ts';

type Props = { fileName: string; read: () => Promise<Blob> };

type QueueInput<Input extends Shape> = (
  search: PlainSearch,
  tools: Tools<undefined>,
) => Output<Input>;

/** The button for a file of what a list holds: the call is asked by the filters of the address. */
export function queueFile<Input extends Shape>(
  call: Call<Input>,
  fileName: string,
  inputOf: QueueInput<Input>,
) {
  return function QueueFile() {
    const [search] = useFilters();
    const tools = useTools(undefined);
    return <CsvButton fileName={fileName} read={() => askBlob(call, inputOf(search, tools))} />;
  };
}

/** The server's own list as a file. */
export function CsvButton({ fileName, read }: Props) {
  const text = useText();
  const save = useMutation({
    mutationFn: read,
    onSuccess: (file) => saveBlob(fileName, file),
    onError: (error) =>
      showToast({ tone: 'bad', title: text('console.audit.csvFailed'), text: sentenceOf(error) }),
  });
  return (
    <Button isBusy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden className="size-4" />
      {text('console.csv')}
    </Button>
  );
}
