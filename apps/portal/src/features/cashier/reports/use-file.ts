import { ConnectionFailed } from '@baize/web/errors.ts';
import { useMutation } from '@tanstack/react-query';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { session } from '../../../shared/session/session.ts';

type Wanted = { path: string; input: Record<string, string | number>; name: string };

// Some browsers begin to read only after the click has been answered.
const REVOKE_MS = 1000;

/** Keeps a file that the house writes, all pages of it. */
export function useFile(wanted: Wanted) {
  const words = useErrorWords();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile(wanted),
    onSuccess: (file) => keep(file, wanted.name),
    onError: (error) => notices.tell({ tone: 'bad', title: words(error) }),
  });
  return { save: () => mutate(), isBusy: isPending };
}

async function fetchFile({ path, input }: Wanted): Promise<Blob> {
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]) => [name, String(value)]),
  );
  const headers = {
    authorization: session.token() ?? '',
    language: document.documentElement.lang,
  };
  const answer = await fetch(`${path}?${query}`, { headers }).catch((error) => {
    throw new ConnectionFailed(error);
  });
  if (!answer.ok) throw new ConnectionFailed(answer.status);
  return answer.blob();
}

function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS);
}
