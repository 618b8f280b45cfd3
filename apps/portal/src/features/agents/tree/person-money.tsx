import { cashierTransfers } from '@baize/contract';
import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useFigures } from '../use-figures.tsx';
import { CollectDialog, SendDialog } from './transfer-dialog.tsx';

type Props = { username: string; isFrozen: boolean };

/** Money between an agent and who stands directly below: sent, and taken back. */
export function PersonMoney({ username, isFrozen }: Props) {
  const text = useText();
  const { moneyText } = useFigures();
  const [open, setOpen] = useState<'send' | 'collect' | null>(null);
  const options = useTransferOptions().data;
  const collect = useQuery({
    queryKey: ['agents', 'collectable', username],
    queryFn: ({ signal }) => ask(cashierTransfers.collectable, { username }, signal),
    enabled: options?.collectEnabled ?? false,
  }).data;
  if (!options?.enabled) return null;
  const isUsedUp = options.timesLeft <= 0;
  return (
    <section>
      <h3 className="type-card mb-2.5">{text('agents.transfer.title')}</h3>
      <p className="mb-3 text-[0.8125rem] text-ink-soft">
        {text('agents.transfer.limits', {
          min: moneyText(options.minimumAmount),
          max: moneyText(options.maximumAmount),
          left: options.timesLeft,
          day: options.timesPerDay,
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isFrozen || isUsedUp} onClick={() => setOpen('send')}>
          {text('agents.transfer.send')}
        </Button>
        {collect && collect.mayCollect > 0n && (
          <Button disabled={isFrozen} onClick={() => setOpen('collect')}>
            {text('agents.transfer.collect')}
          </Button>
        )}
      </div>
      {open === 'send' && (
        <SendDialog username={username} options={options} onClose={() => setOpen(null)} />
      )}
      {open === 'collect' && collect && (
        <CollectDialog username={username} max={collect.mayCollect} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

function useTransferOptions() {
  return useQuery({
    queryKey: ['agents', 'transfer-options'],
    queryFn: ({ signal }) => ask(cashierTransfers.transferOptions, {}, signal),
  });
}
