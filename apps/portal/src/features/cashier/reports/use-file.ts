import { useMutation } from '@tanstack/react-query';
import { exchange } from '../../../shared/calls/exchange.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { notices } from '../../../shared/pages/notice.ts';

type Wanted = { path: string; input: Record<string, string | number>; name: string };

// Some browsers begin to read only after the click has been answered.
const REVOKE_MS = 1000;

/** Keeps a file that the house writes, all pages of it. */
export function useFile(wanted: Wanted) {
  const words = useErrorWords();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile(wanted),
    onSuccess: (file) => saveFile(file, wanted.name),
    onError: (error) => notices.tell({ tone: 'bad', title: words(error) }),
  });
  return { save: () => mutate(), isBusy: isPending };
}

async function fetchFile({ path, input }: Wanted): Promise<Blob> {
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]) => [name, String(value)]),
  );
  return (await exchange(`${path}?${query}`, { answer: 'file' })) as Blob;
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS);
}
