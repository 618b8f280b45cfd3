import { cashierWithdrawalsOperator } from '@baize/contract';
import { EmptyLine } from '@baize/ui';
import { askBlob } from '../api.ts';
import { useText } from '../use-text.ts';
import { PictureRow } from './picture-row.tsx';

type Props = {
  of: 'deposit' | 'withdrawal';
  id: string;
  fileIds: readonly string[];
  /** Whose pictures these are. */
  label: string;
  size?: 'small' | 'large';
};

/** The pictures that prove a payment. */
export function ProofPictures({ of, id, fileIds, label, size = 'small' }: Props) {
  const text = useText();
  if (fileIds.length === 0) {
    return <EmptyLine>{text('console.cashier.noProofs')}</EmptyLine>;
  }
  return (
    <PictureRow
      scope={`${of}-${id}`}
      fileIds={fileIds}
      read={(fileId, signal) =>
        askBlob(cashierWithdrawalsOperator.showProof, { of, id, fileId }, signal)
      }
      label={label}
      nameOf={(at) => text('console.cashier.proof', { label, at: at + 1 })}
      size={size}
    />
  );
}
