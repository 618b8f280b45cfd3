import { agentsCentre, type Output } from '@baize/contract';
import { Button } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { askFile } from '../../../shared/calls/api.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Input = Output<typeof agentsCentre.reportFile.input>;
type Props = { input: Omit<Input, 'scope' | 'side'> & Partial<Pick<Input, 'scope' | 'side'>> };

/** A report of any length as a file, written by the house row by row. */
export function ReportFile({ input }: Props) {
  const text = useText();
  const errorWords = useErrorWords();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      askFile(agentsCentre.reportFile, { scope: 'TEAM', side: 'RECEIVED', ...input }),
    onSuccess: (file) => save(file, `${input.report}.csv`),
    onError: (error) => notices.tell({ tone: 'bad', title: errorWords(error) }),
  });
  return (
    <Button onClick={() => mutate()} isBusy={isPending}>
      <Download aria-hidden className="size-4" />
      {text('agents.csv')}
    </Button>
  );
}

// Some browsers begin to read only after the click has been answered.
const REVOKE_MS = 1_000;

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS);
}
