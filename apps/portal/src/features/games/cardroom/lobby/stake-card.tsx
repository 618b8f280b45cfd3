import { Button, cx, Money, Tag } from '@baize/ui';
import { ChevronDown, Users } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useMoneyParts } from '../../../../shared/money/use-money.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { EnterDialog } from './enter-dialog.tsx';
import { PrivateRoom } from './private-room.tsx';
import { PrizesOf, RakeOf } from './stake-figures.tsx';
import { TableList } from './table-list.tsx';
import type { Stake, TableStake } from './use-card-lobby.ts';
import { useEnter } from './use-enter.ts';

type Props = { stake: Stake; isOpen: boolean; onOpen: () => void };

/** One stake: what it costs, who is there, and the two ways in. */
export function StakeCard({ stake, isOpen, onOpen }: Props) {
  const text = useText();
  const id = useId();
  const enter = useEnter(stake);
  return (
    <article className="rounded-card border bg-table" aria-labelledby={`${id}-name`}>
      <div className="grid items-center gap-x-6 gap-y-3 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:p-5">
        <div>
          <h3 id={`${id}-name`} className="type-label mb-0.5">
            {text(`cardroom.level.${stake.level}`)}
          </h3>
          <p className="font-display text-2xl/8 font-semibold">
            <UnitOf stake={stake} />
          </p>
        </div>
        <StakeFacts stake={stake} />
        <div className="flex items-center justify-end gap-2 md:col-start-2 md:row-start-1">
          <Button
            aria-expanded={isOpen}
            aria-controls={`${id}-tables`}
            onClick={onOpen}
            className="max-md:flex-1"
          >
            {text('cardroom.lobby.tables', { count: stake.tables })}
            <ChevronDown
              aria-hidden
              className={cx('size-4 transition-transform', isOpen && 'rotate-180')}
            />
          </Button>
          {stake.isOpen ? (
            <Button
              kind="brass"
              isBusy={enter.isBusy}
              onClick={() => enter.begin({ way: 'quick' })}
              className="max-md:flex-1"
            >
              {text(stake.entry ? 'cardroom.sng.register' : 'cardroom.lobby.quick')}
            </Button>
          ) : (
            <Tag>{text('cardroom.lobby.closed')}</Tag>
          )}
        </div>
      </div>
      {isOpen && (
        <div id={`${id}-tables`} className="border-t p-4 md:p-5">
          <TableList stake={stake} enter={enter} />
          {stake.isOpen && !stake.entry && <PrivateRoom enter={enter} />}
        </div>
      )}
      <EnterDialog stake={stake} enter={enter} />
    </article>
  );
}

/** "₱0.50 / ₱1.00" for blinds, "₱1.00 a card" elsewhere. */
export function UnitOf({ stake, isPlain = false }: { stake: TableStake; isPlain?: boolean }) {
  const text = useText();
  const parts = useMoneyParts();
  const size = isPlain ? 'text' : 'mid';
  if (stake.smallBlind !== null) {
    return (
      <span dir="ltr">
        <Money parts={parts(stake.smallBlind)} size={size} /> /{' '}
        <Money parts={parts(stake.unit)} size={size} />
      </span>
    );
  }
  return (
    <>
      <Money parts={parts(stake.unit)} size={size} />{' '}
      <span className={isPlain ? '' : 'font-sans text-sm font-normal text-ink-soft'}>
        {text(stake.entry ? 'cardroom.sng.entry' : `cardroom.unit.${stake.game as 'niu-niu'}`)}
      </span>
    </>
  );
}

function StakeFacts({ stake }: { stake: Stake }) {
  const text = useText();
  const parts = useMoneyParts();
  const { buyIn, needed, rake, entry } = stake;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-[0.8125rem] md:col-span-2 md:grid md:grid-cols-[1.3fr_1fr_1fr] md:border-t md:pt-3">
      {entry ? (
        <Fact label={text('cardroom.sng.prizes')}>
          <PrizesOf prizes={entry.prizes} />
        </Fact>
      ) : (
        <Fact label={text(buyIn ? 'cardroom.lobby.buyIn' : 'cardroom.lobby.needed')}>
          {buyIn ? (
            <span dir="ltr">
              <Money parts={parts(buyIn.min)} /> – <Money parts={parts(buyIn.max)} />
            </span>
          ) : (
            <Money parts={parts(needed)} />
          )}
        </Fact>
      )}
      <Fact label={text(entry ? 'cardroom.sng.fee' : 'cardroom.rake')}>
        <RakeOf rake={rake} />
      </Fact>
      <Fact label={text('cardroom.lobby.here')}>
        <span className="inline-flex items-center gap-1.5">
          <Users aria-hidden className="size-3.5 text-ink-soft" />
          {text('cardroom.lobby.players', { count: stake.players })}
          <span className="font-normal text-ink-soft">
            {text('cardroom.lobby.seats', { count: stake.seats })}
          </span>
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
