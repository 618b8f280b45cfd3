import { Button } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { sentenceOf } from '../../shared/errors.ts';
import { saveBlob } from '../../shared/save-blob.ts';
import { useText } from '../../shared/use-text.ts';

type Props = { fileName: string; read: () => Promise<Blob> };

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
