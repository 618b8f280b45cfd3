import { Button } from '@baize/ui';
import { Download } from 'lucide-react';
import { useText } from '../../../shared/words/use-text.ts';

type Props = { file: { save: () => void; isBusy: boolean }; isEmpty: boolean };

export function FileButton({ file, isEmpty }: Props) {
  const text = useText();
  return (
    <Button onClick={file.save} isBusy={file.isBusy} disabled={isEmpty}>
      <Download aria-hidden className="size-4" />
      {text('agents.csv')}
    </Button>
  );
}
