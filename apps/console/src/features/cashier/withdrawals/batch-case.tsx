import { cashierWithdrawalsOperator, type Output } from '@baize/contract';
import { Button, CopyButton, Tag } from '@baize/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ReasonModal } from '../../../shared/act/reason-modal.tsx';
import { useAct } from '../../../shared/act/use-act.ts';
import { askBlob } from '../../../shared/api.ts';
import { CheckField } from '../../../shared/fields/typed-fields.tsx';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { WordFacts } from '../../../shared/parts/facts.tsx';
import { Found } from '../../../shared/parts/found.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { saveBlob } from '../../../shared/save-blob.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { REASON_LENGTH } from '../cashier-rows.ts';
import { WithdrawalTag } from '../state-tags.tsx';
import { NotedButton } from './noted-button.tsx';

type Batch = Output<typeof cashierWithdrawalsOperator.showBatch.value>;

/** One file for the bank: its lines, its fingerprint, and what the bank answered. */
export function BatchCase({ batchId }: { batchId: string }) {
  const batch = useQuery({
    ...queryOf(cashierWithdrawalsOperator.showBatch, { batchId }),
    enabled: /^\d{1,18}$/.test(batchId),
  });
  return <Found query={batch}>{(found) => <Shown batch={found} />}</Found>;
}

function Shown({ batch }: { batch: Batch }) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const may = useMay('cashier.withdrawals');
  return (
    <div className="flex flex-col gap-5">
      <header className="flex items-start justify-between gap-3">
        <div>
          <h2 className="type-title num">B-{batch.batchId}</h2>
          <Sum size="mid" amount={batch.sum} currency={currency} />
        </div>
        <Tag tone={batch.state === 'DONE' ? 'good' : 'info'}>
          {text(`console.batch.state.${batch.state}`)}
        </Tag>
      </header>
      {may && <Save batchId={batch.batchId} />}
      {may && batch.state === 'PAYING' && <Close batch={batch} />}
      <WordFacts
        facts={{
          'console.batch.madeAt': times.exact(batch.madeAt),
          'console.cashier.by': batch.madeBy,
          'console.batch.count': batch.count,
          'console.batch.open': batch.open,
        }}
      />
      <div>
        <h3 className="type-label mb-1">{text('console.batch.hash')}</h3>
        <p className="flex items-start gap-2">
          <span className="code min-w-0 flex-1 break-all">{batch.hash}</span>
          <CopyButton text={batch.hash} />
        </p>
      </div>
      <ul aria-label={text('console.batch.rows')} className="flex flex-col">
        {batch.rows.map((row) => (
          <li key={row.withdrawId} className="flex items-center gap-3 border-t py-2">
            <span className="min-w-0 flex-1 leading-tight">
              <span className="block truncate font-medium">
                <span className="num">W-{row.withdrawId}</span> {row.username}
              </span>
              <span className="num text-[0.8125rem] text-ink-soft">
                {row.bankCode} {row.account}
              </span>
            </span>
            <span className="flex flex-col items-end gap-1">
              <Sum amount={row.amount} currency={currency} />
              <WithdrawalTag state={row.state} />
            </span>
          </li>
        ))}
      </ul>
      <AuditLink subject={`batch:${batch.batchId}`} />
    </div>
  );
}

/** The file carries whole account numbers, so each download is on record. */
function Save({ batchId }: { batchId: string }) {
  const text = useText();
  const save = useMutation({
    mutationFn: () => askBlob(cashierWithdrawalsOperator.batchFile, { batchId }),
    onSuccess: (file) => saveBlob(`payouts-${batchId}.csv`, file),
  });
  return (
    <NotedButton
      kind="brass"
      icon={Download}
      label={text('console.batch.save')}
      note={text('console.batch.saveText')}
      act={save}
    />
  );
}

/** The bank's answer: what is ticked has failed, all the rest was paid. */
function Close({ batch }: { batch: Batch }) {
  const { currency } = useBrand();
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const { batchId } = batch;
  const close = useAct(cashierWithdrawalsOperator.closeBatch, {
    input: (note: string) => ({ batchId, failedIds: [...failed], note }),
    done: (result) => text('console.batch.closed', result),
    onDone: leave,
    touches: ['members'],
  });
  function leave() {
    close.reset();
    setFailed([]);
    setAsking(false);
  }
  const tick = (withdrawId: string, isFailed: boolean) =>
    setFailed(isFailed ? [...failed, withdrawId] : failed.filter((id) => id !== withdrawId));
  const open = batch.rows.filter(({ state }) => state === 'PAYING');
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text('console.batch.close')}</Button>
      <ReasonModal
        isOpen={isAsking}
        longest={REASON_LENGTH}
        title={text('console.batch.close')}
        confirmLabel={text('console.batch.closeConfirm', {
          paid: open.length - failed.length,
          failed: failed.length,
        })}
        act={close}
        onConfirm={(note) => close.mutate(note)}
        onClose={leave}
      >
        <p>{text('console.batch.closeText')}</p>
        <fieldset className="flex max-h-64 flex-col overflow-y-auto">
          <legend className="type-label mb-1">{text('console.batch.failed')}</legend>
          {open.map(({ withdrawId, username, amount }) => (
            <CheckField
              key={withdrawId}
              label={
                <>
                  <span className="num">W-{withdrawId}</span> {username}{' '}
                  <Sum amount={amount} currency={currency} />
                </>
              }
              value={failed.includes(withdrawId)}
              onChange={(isFailed) => tick(withdrawId, isFailed)}
            />
          ))}
        </fieldset>
      </ReasonModal>
    </>
  );
}
