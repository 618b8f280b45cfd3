import { agentsCentre, type Output } from '@baize/contract';
import { Button } from '@baize/ui';
import { ConnectionFailed, Refused } from '@baize/web/errors.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { z } from 'zod/mini';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { session } from '../../../shared/session/session.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Wish = Output<typeof agentsCentre.reportFile.input>;
type Props = { wish: Omit<Wish, 'scope' | 'side'> & Partial<Pick<Wish, 'scope' | 'side'>> };

/** A report of any length as a file, written by the house row by row. */
export function ReportFile({ wish }: Props) {
  const text = useText();
  const errorWords = useErrorWords();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile({ scope: 'TEAM', side: 'RECEIVED', ...wish }),
    onSuccess: (file) => save(file, `${wish.report}.csv`),
    onError: (error) => notices.tell({ tone: 'bad', title: errorWords(error) }),
  });
  return (
    <Button onClick={() => mutate()} isBusy={isPending}>
      <Download aria-hidden className="size-4" />
      {text('agents.csv')}
    </Button>
  );
}

async function fetchFile(wish: Wish): Promise<Blob> {
  const { report, ...filters } = z.encode(agentsCentre.reportFile.input, wish);
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const path = agentsCentre.reportFile.path.replace(':report', String(report));
  const headers = {
    authorization: session.token() ?? '',
    language: document.documentElement.lang,
  };
  const response = await fetch(`${path}?${query}`, { headers }).catch((error: unknown) => {
    throw new ConnectionFailed(error);
  });
  if (response.ok) return response.blob();
  // A refusal comes in the usual envelope, even where a file was asked for.
  const answer = (await response.json()) as ConstructorParameters<typeof Refused>[1];
  throw new Refused(response.status, answer);
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
