import { Modal, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../errors.ts';

type Props = {
  /** Whose pictures these are, for the cache. */
  scope: string;
  fileIds: readonly string[];
  read: (fileId: string, signal: AbortSignal) => Promise<Blob>;
  label: string;
  nameOf: (at: number) => string;
  size?: 'small' | 'large';
};

/** Pictures that only a call shows; each opens as large as the screen allows. */
export function PictureRow(props: Props) {
  const { scope, fileIds, read, label, nameOf, size = 'small' } = props;
  const [opened, setOpened] = useState<number | null>(null);
  const picture = (at: number) => (
    <Picture scope={scope} fileId={fileIds[at]!} read={read} name={nameOf(at)} />
  );
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
              {picture(at)}
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
        {opened !== null && picture(opened)}
      </Modal>
    </>
  );
}

type PictureProps = Pick<Props, 'scope' | 'read'> & { fileId: string; name: string };

function Picture({ scope, fileId, read, name }: PictureProps) {
  const picture = useQuery({
    queryKey: ['proof', scope, fileId],
    queryFn: async ({ signal }) => readAsAddress(await read(fileId, signal)),
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
