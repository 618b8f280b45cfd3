import { moneyNumber } from '@baize/money';
import { Money, Panel, ProgressBar, Tag, textLinkClasses } from '@baize/ui';
import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Turnover } from '../use-cashier.ts';
import { useMoneyWords } from '../use-money-words.ts';

/** What must still be played before money may leave, and which credits ask for it. */
export function TurnoverPanel({ turnover }: { turnover: Turnover }) {
  const text = useText();
  const words = useMoneyWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const open = turnover.list.filter(({ closedAt }) => closedAt === null);
  const required = open.reduce((sum, one) => sum + one.required, 0n);
  const filled = required - turnover.left;
  const isDone = turnover.left === 0n;
  return (
    <Panel aria-label={text('cashier.turnover.title')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="type-label">{text('cashier.turnover.title')}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={textLinkClasses}
          onClick={() => setOpen(!isOpen)}
        >
          {text('cashier.turnover.counts')}
        </button>
      </div>
      {isDone ? (
        <p className="mt-2 flex items-center gap-2 text-felt-text">
          <CircleCheck aria-hidden className="size-5" />
          {text('cashier.turnover.done')}
        </p>
      ) : (
        <>
          <p className="mt-1.5 text-lg font-semibold">
            {text('cashier.turnover.left', { amount: words(turnover.left) })}
          </p>
          <ProgressBar
            label={text('cashier.turnover.title')}
            value={moneyNumber(filled)}
            max={moneyNumber(required) || 1}
            valueText={text('cashier.turnover.of', {
              filled: words(filled),
              required: words(required),
            })}
            tone="brass"
            className="mt-2.5"
          />
          <p className="mt-2 text-[0.8125rem] text-ink-soft">
            {text('cashier.turnover.of', { filled: words(filled), required: words(required) })}
          </p>
        </>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && <WhatCounts turnover={turnover} />}
      </div>
    </Panel>
  );
}

const SHOWN = 8;

function WhatCounts({ turnover }: { turnover: Turnover }) {
  const text = useText();
  const parts = useMoneyParts();
  const { date } = useTimes();
  return (
    <div className="mt-4 border-t pt-4">
      <ul className="mb-4 flex list-disc flex-col gap-1 ps-5 text-[0.8125rem] text-ink-soft">
        <li>{text('cashier.turnover.rule.settled')}</li>
        <li>{text('cashier.turnover.rule.oldest')}</li>
        <li>{text('cashier.turnover.rule.weights')}</li>
      </ul>
      <ul className="divide-y border-t">
        {turnover.list.slice(0, SHOWN).map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 flex-1">
              {text('cashier.turnover.credit', {
                kind: one.kind,
                multiple: one.multiple,
              })}
              <span className="block text-[0.8125rem] text-ink-soft">{date(one.openedAt)}</span>
            </span>
            <span className="text-end">
              <Money parts={parts(one.filled)} /> <span className="text-ink-soft">/</span>{' '}
              <Money parts={parts(one.required)} />
            </span>
            <Tag tone={one.closedAt === null ? 'warn' : 'good'}>
              {text(one.closedAt === null ? 'cashier.turnover.isOpen' : 'cashier.turnover.isDone')}
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}
