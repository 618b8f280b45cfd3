import { membersUploads } from '@baize/contract';
import { Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { session } from '../../../shared/session/session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { cashierKey } from '../use-cashier.ts';

/** The pictures that were sent along, small. */
export function ProofPictures({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {ids.map((id, at) => (
        <li key={id}>
          <ProofPicture id={id} number={at + 1} />
        </li>
      ))}
    </ul>
  );
}

function ProofPicture({ id, number }: { id: string; number: number }) {
  const text = useText();
  const { data: blob } = useQuery({
    queryKey: cashierKey('proof', id),
    queryFn: ({ signal }) => readPicture(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useAddress(blob);
  if (!address) return <Skeleton className="h-16 w-22" />;
  return (
    <a href={address} target="_blank" rel="noreferrer" className="block">
      <img
        src={address}
        alt={text('cashier.proof.number', { number })}
        className="h-16 w-22 rounded-ctl border object-cover"
      />
    </a>
  );
}

/** Only its owner may see it, so it is fetched with the session and not by its address alone. */
async function readPicture(id: string, signal: AbortSignal): Promise<Blob> {
  const headers = { authorization: session.token() ?? '' };
  const answer = await fetch(membersUploads.file.path.replace(':fileId', id), { headers, signal });
  if (!answer.ok) throw new Error(`No picture (${answer.status})`);
  return answer.blob();
}

function useAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
