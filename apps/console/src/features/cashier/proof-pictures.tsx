import { cashierWithdrawalsOperator } from '@baize/contract';
import { Modal, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askBlob } from '../../shared/api.ts';
import { sentenceOf } from '../../shared/errors.ts';
import { useText } from '../../shared/use-text.ts';

type Props = {
  of: 'deposit' | 'withdrawal';
  id: string;
  fileIds: readonly string[];
  /** Whose pictures these are. */
  label: string;
  size?: 'small' | 'large';
};

/** The pictures that prove a payment; each opens as large as the screen allows. */
export function ProofPictures({ of, id, fileIds, label, size = 'small' }: Props) {
  const text = useText();
  const [opened, setOpened] = useState<number | null>(null);
  if (fileIds.length === 0) {
    return <p className="text-ink-soft">{text('console.cashier.noProofs')}</p>;
  }
  const nameOf = (at: number) => text('console.cashier.proof', { label, at: at + 1 });
  return (
    <>
      <ul className={size === 'large' ? 'grid gap-3' : 'grid grid-cols-3 gap-2'}>
        {fileIds.map((fileId, at) => (
          <li key={fileId}>
            <button
              type="button"
              aria-label={nameOf(at)}
              onClick={() => setOpened(at)}
              className={`block w-full cursor-zoom-in overflow-hidden rounded-ctl border bg-rail ${size === 'large' ? 'h-72' : 'h-24'}`}
            >
              <Picture of={of} id={id} fileId={fileId} name={nameOf(at)} />
            </button>
          </li>
        ))}
      </ul>
      <Modal
        size="xl"
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        title={opened === null ? label : nameOf(opened)}
      >
        {opened !== null && (
          <Picture of={of} id={id} fileId={fileIds[opened]!} name={nameOf(opened)} />
        )}
      </Modal>
    </>
  );
}

type PictureProps = Pick<Props, 'of' | 'id'> & { fileId: string; name: string };

function Picture({ of, id, fileId, name }: PictureProps) {
  const picture = useQuery({
    queryKey: ['proof', of, id, fileId],
    queryFn: async ({ signal }) =>
      readAsAddress(
        await askBlob(cashierWithdrawalsOperator.showProof, { of, id, fileId }, signal),
      ),
    // Each look is on record, so nothing is looked at twice unasked.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (picture.error) return <span className="p-2 text-danger">{sentenceOf(picture.error)}</span>;
  if (!picture.data) return <Skeleton className="size-full" />;
  return <img src={picture.data} alt={name} className="size-full object-contain" />;
}

function readAsAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
