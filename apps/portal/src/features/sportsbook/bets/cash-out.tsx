import { sportsbookBets } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { Button, cx, Money, MoneyInput } from '@baize/ui';
import { wasRefused } from '@baize/web/errors.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useCurrencySign, useMoneyParts } from '../../../shared/money/use-money.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { partWorth } from './part-worth.ts';
import type { Bet } from './use-bets.ts';

const PARTS = [25, 50, 75, 100] as const;

/** What leaving now would pay, between nothing and the whole return: all of it, a part, or by itself later. */
export function CashOut({ bet }: { bet: Bet }) {
  const text = useText();
  const [part, setPart] = useState<number>(100);
  const [isMore, setMore] = useState(false);
  const cash = useCashOut(bet);
  if (bet.cashOut === null) {
    return (
      <p className="mt-2 text-xs text-ink-soft">
        {text('sportsbook.cash.none')}
        {bet.autoCashOut !== null && <AutoNote bet={bet} />}
      </p>
    );
  }
  const worth = partWorth(bet, part);
  return (
    <div className="mt-3 grid gap-2">
      <WorthBar bet={bet} worth={bet.cashOut} />
      <div className="flex gap-2">
        <CashButton
          isBusy={cash.isPending}
          worth={worth}
          onClick={() => cash.mutate({ part, amount: worth })}
        />
        <Button aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          {text('sportsbook.cash.more')}
        </Button>
      </div>
      <FormFault error={cash.error} />
      {isMore && (
        <div className="grid gap-3 rounded-ctl bg-rail p-3">
          {/* A system is left whole. */}
          {bet.combinations === 1 && <PartPicker part={part} onChange={setPart} />}
          <AutoCashOut bet={bet} />
        </div>
      )}
      {bet.autoCashOut !== null && !isMore && <AutoNote bet={bet} />}
    </div>
  );
}

type PartProps = { part: number; onChange: (part: number) => void };

function PartPicker({ part, onChange }: PartProps) {
  const text = useText();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: four buttons in a row are no form */}
      <div
        role="group"
        aria-label={text('sportsbook.cash.part')}
        className="grid grid-cols-4 gap-1.5"
      >
        {PARTS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={part === one}
            onClick={() => onChange(one)}
            className={cx(
              'num h-9 rounded-ctl border text-[0.8125rem] font-semibold touch:h-11',
              part === one ? 'border-brass bg-brass-wash' : 'bg-well',
            )}
          >
            <bdi dir="ltr">{one}%</bdi>
          </button>
        ))}
      </div>
    </>
  );
}

type CashProps = { isBusy: boolean; worth: bigint; onClick: () => void };

function CashButton({ isBusy, worth, onClick }: CashProps) {
  const text = useText();
  const parts = useMoneyParts();
  return (
    <Button kind="felt" className="flex-1" isBusy={isBusy} disabled={worth <= 0n} onClick={onClick}>
      {text('sportsbook.cash.out')}
      <Money parts={parts(worth)} />
    </Button>
  );
}

/** Where the offer stands between nothing, the stake and the whole return. */
function WorthBar({ bet, worth }: { bet: Bet; worth: bigint }) {
  const share = (amount: bigint) =>
    bet.maxPayout > 0n ? Math.min(100, Number((amount * 1_000n) / bet.maxPayout) / 10) : 0;
  return (
    <div aria-hidden className="relative h-2 rounded-full bg-rail-2">
      <span
        className="absolute inset-y-0 start-0 rounded-full bg-linear-to-r from-felt to-brass transition-[width] duration-500 motion-reduce:transition-none rtl:bg-linear-to-l"
        style={{ width: `${share(worth)}%` }}
      />
      <span
        className="absolute -inset-y-1 w-0.5 bg-ink"
        style={{ insetInlineStart: `${share(bet.running)}%` }}
      />
    </div>
  );
}

function AutoNote({ bet }: { bet: Bet }) {
  const text = useText();
  const parts = useMoneyParts();
  return (
    <span className="flex items-baseline gap-1.5 text-xs text-ink-soft">
      {text('sportsbook.cash.autoAt')} <Money parts={parts(bet.autoCashOut ?? 0n)} />
    </span>
  );
}

function AutoCashOut({ bet }: { bet: Bet }) {
  const text = useText();
  const cache = useQueryClient();
  const currency = useCurrencySign();
  const [at, setAt] = useState(bet.autoCashOut === null ? '' : moneyText(bet.autoCashOut));
  const save = useMutation({
    mutationFn: (amount: bigint | null) =>
      ask(sportsbookBets.setAutoCashOut, { betId: bet.betId, amount }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: ['sports', 'bets'] }),
  });
  const wanted = readMoney(at);
  return (
    <div className="grid gap-2">
      <p className="text-[0.8125rem] text-ink-soft">{text('sportsbook.cash.autoText')}</p>
      <MoneyInput
        aria-label={text('sportsbook.cash.autoAt')}
        currency={currency}
        value={at}
        onChange={setAt}
      />
      <div className="flex gap-2">
        <Button
          size="sm"
          isBusy={save.isPending}
          disabled={!wanted || wanted <= 0n}
          onClick={() => save.mutate(wanted)}
        >
          {text('sportsbook.cash.autoSet')}
        </Button>
        {bet.autoCashOut !== null && (
          <Button size="sm" isBusy={save.isPending} onClick={() => save.mutate(null)}>
            {text('sportsbook.cash.autoOff')}
          </Button>
        )}
      </div>
      <FormFault error={save.error} />
    </div>
  );
}

/** A cash-out that was never answered is asked again under the same name. */
function useCashOut(bet: Bet) {
  const text = useText();
  const cache = useQueryClient();
  const name = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: (wanted: { part: number; amount: bigint }) =>
      ask(sportsbookBets.cashOut, { betId: bet.betId, requestId: name.current, ...wanted }),
    onSuccess: () => {
      name.current = crypto.randomUUID();
      notices.tell({ tone: 'good', title: text('sportsbook.cash.done') });
    },
    onError: (error) => {
      // A refusal is an answer: another try is another cash-out.
      if (wasRefused(error)) name.current = crypto.randomUUID();
    },
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['sports', 'bets'] });
      void cache.invalidateQueries({ queryKey: ['balance'] });
    },
  });
}
