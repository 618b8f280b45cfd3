import { Button, Money } from '@baize/ui';
import { FormFault } from '../../../../shared/fields/form-fault.tsx';
import { useBalance } from '../../../../shared/money/use-balance.ts';
import { useMoneyParts } from '../../../../shared/money/use-money.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { BalanceShort } from '../balance-short.tsx';
import { InChips, useAmountParts } from '../in-chips.tsx';
import { PrizesOf, RakeOf } from '../lobby/stake-figures.tsx';
import type { TableStake } from '../lobby/use-card-lobby.ts';

type Props = { stake: TableStake; fault: unknown; isBusy: boolean; onEnter: () => void };

/** What a sit-and-go costs, what it pays, and the way in. */
export function EntryForm({ stake, fault, isBusy, onEnter }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  const balance = useBalance()?.mainWalletBalance;
  const isShort = balance !== undefined && balance < stake.unit;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-center">
        <Money parts={parts(stake.unit)} size="big" />
      </p>
      <dl className="flex flex-col text-[0.8125rem] *:flex *:justify-between *:gap-3 *:border-t *:py-1.5">
        <div>
          <dt className="text-ink-soft">{text('cardroom.sng.prizes')}</dt>
          <dd className="font-semibold">
            <PrizesOf prizes={stake.entry?.prizes ?? []} />
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{text('cardroom.sng.fee')}</dt>
          <dd className="font-semibold">
            <RakeOf rake={stake.rake} />
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{text('cardroom.sng.chips')}</dt>
          <dd className="font-semibold">
            <InChips value>
              <Chips amount={stake.entry?.chips ?? 0n} />
            </InChips>
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{text('cardroom.buyIn.balance')}</dt>
          <dd className="font-semibold">
            {balance !== undefined && <Money parts={parts(balance)} />}
          </dd>
        </div>
      </dl>
      <p className="text-[0.8125rem] text-ink-soft">{text('cardroom.sng.text')}</p>
      {isShort && <BalanceShort />}
      {fault !== undefined && <FormFault error={fault} />}
      <Button kind="brass" size="lg" isWide isBusy={isBusy} disabled={isShort} onClick={onEnter}>
        {text('cardroom.sng.register')}
      </Button>
    </div>
  );
}

export function Chips({ amount }: { amount: bigint }) {
  const parts = useAmountParts();
  return <Money parts={parts(amount)} />;
}
