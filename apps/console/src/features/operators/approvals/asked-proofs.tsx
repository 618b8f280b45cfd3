import { cashierDepositsOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import type { Approval } from '../../../shared/act/approvals.ts';
import { ProofPictures } from '../../../shared/parts/proof-pictures.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';

/** The pictures by which a payment is judged, opened where it is decided. */
export function AskedProofs({ approval }: { approval: Approval }) {
  const mayRead = useMay('cashier.read');
  const { withdrawId, depositId, proofIds } = (approval.payload ?? {}) as {
    withdrawId?: string;
    depositId?: string;
    proofIds?: string[];
  };
  if (!mayRead) return null;
  if (withdrawId && proofIds && proofIds.length > 0) {
    return <Pictures of="withdrawal" id={withdrawId} fileIds={proofIds} />;
  }
  return depositId ? <DepositProofs depositId={depositId} /> : null;
}

function DepositProofs({ depositId }: { depositId: string }) {
  const { data } = useQuery(
    queryOf(cashierDepositsOperator.listDeposits, { depositId, page: 1, pageSize: 1 }),
  );
  const fileIds = data?.list[0]?.proofIds;
  return fileIds ? <Pictures of="deposit" id={depositId} fileIds={fileIds} /> : null;
}

type Props = { of: 'deposit' | 'withdrawal'; id: string; fileIds: readonly string[] };

function Pictures({ of, id, fileIds }: Props) {
  const text = useText();
  return (
    <section>
      <h3 className="type-label mb-1.5">{text('console.approvals.proofs')}</h3>
      <ProofPictures of={of} id={id} fileIds={fileIds} label={text('console.approvals.proofs')} />
    </section>
  );
}
