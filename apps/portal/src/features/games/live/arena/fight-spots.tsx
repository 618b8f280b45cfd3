import { fightRules } from '@baize/games';
import { type Money as Amount, money, moneyText } from '@baize/money';
import { cx, Money } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useMoneyParts } from '../../../../shared/money/use-money.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { Chip } from '../../stage/chips.tsx';
import type { Board } from '../board.ts';
import type { LiveState } from '../live-state.ts';
import { type Form, formOf } from './form.ts';
import { type FightSpot, isPooled, oddsNow, returnOf } from './use-odds.ts';
import { usePastFights } from './use-past-fights.ts';

type Props = { state: LiveState; board: Board };

/** Where chips are put: two corners and the draws, with what everyone has on them. */
export function FightSpots({ state, board }: Props) {
  const past = usePastFights(state);
  const fights = past.filter(({ isVoid }) => !isVoid).map(({ fight }) => fight);
  const card = state.round?.open as { meron: number; wala: number } | null | undefined;
  const odds = oddsNow(state);
  const corner = (id: 'meron' | 'wala') => (
    <Spot
      id={id}
      board={board}
      odds={odds[id] ?? 0}
      form={card ? formOf(card[id], fights) : undefined}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      {isPooled(state) && <PoolSplit state={state} />}
      <div
        dir="ltr"
        className="grid grid-cols-2 gap-2 md:grid-cols-[minmax(0,1fr)_12rem_minmax(0,1fr)] md:gap-3"
      >
        {corner('meron')}
        <div className="contents md:grid md:gap-2">
          <div className="col-span-2 row-start-2 grid auto-cols-fr grid-flow-col gap-2 md:row-start-auto md:grid-flow-row">
            <Spot id="draw" board={board} odds={odds.draw ?? 0} />
            {odds.ftd !== undefined && <Spot id="ftd" board={board} odds={odds.ftd} />}
          </div>
        </div>
        {corner('wala')}
      </div>
      <Terms state={state} />
    </div>
  );
}

const TONES: Record<FightSpot, string> = {
  meron: 'bg-[linear-gradient(160deg,#a3271a,#5e0e08_70%,#430805)]',
  wala: 'bg-[linear-gradient(200deg,#1d5aab,#0d3168_70%,#081f45)]',
  draw: 'bg-linear-to-b from-[#146b4e] to-[#0a3f2f]',
  ftd: 'bg-linear-to-b from-[#3d4a52] to-[#1d262b]',
};

type SpotProps = { id: FightSpot; board: Board; odds: number; form?: Form | undefined };

function Spot({ id, board, odds, form }: SpotProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { chips, sent, won } = board;
  const own = sent[id] ?? 0n;
  const waiting = chips.spots[id] ?? 0;
  const stake = own + money(waiting);
  const name = text(`live.spot.${id}`);
  const shownOdds = odds > 0 ? formatNumber(odds / 100, TWO_PLACES) : '–';
  return (
    <button
      type="button"
      disabled={chips.isBusy}
      onClick={() => chips.place(id)}
      aria-label={[name, shownOdds, ...(stake > 0n ? [moneyText(stake)] : [])].join(', ')}
      className={cx(
        'relative flex min-w-0 flex-col gap-1 rounded-[12px] px-3 py-2.5 text-start text-[#fff8ee] shadow-[inset_0_0_0_1.5px_#ffffff24,inset_0_1px_0_#ffffff40,0_16px_26px_-14px_#000] transition-[transform,box-shadow] enabled:hover:-translate-y-0.5 enabled:hover:shadow-[inset_0_0_0_2px_#f4d58b,0_20px_30px_-14px_#000] disabled:cursor-default md:px-4',
        TONES[id],
        !form && 'items-center text-center',
        won.size > 0 && !won.has(id) && 'brightness-75 saturate-50',
        won.has(id) && 'shadow-[inset_0_0_0_2.5px_#f4d58b,0_0_30px_-4px_#e0b65a]!',
      )}
    >
      <span dir="auto" className="text-sm/4.5 font-semibold">
        {name}
      </span>
      <b
        className={cx(
          'num font-display leading-none font-semibold text-[#fff3d2]',
          form ? 'text-[2.6rem] md:text-[3.4rem]' : 'text-[1.7rem] md:text-[2rem]',
        )}
      >
        {shownOdds}
      </b>
      {form && <FormRow form={form} board={board} id={id} />}
      <Stake own={own} waiting={waiting} stake={stake} odds={odds} />
    </button>
  );
}

const TWO_PLACES = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

type StakeProps = { own: Amount; waiting: number; stake: Amount; odds: number };

function Stake({ own, waiting, stake, odds }: StakeProps) {
  const text = useText();
  const parts = useMoneyParts();
  if (stake === 0n) return null;
  return (
    <span className="flex max-w-full flex-wrap items-center gap-2 text-[0.8125rem]/4.5 font-medium">
      <span className="flex -space-x-2">
        {own > 0n && <Chip value={Number(moneyText(own))} className="size-8" />}
        {waiting > 0 && (
          <span className="animate-rise rounded-full shadow-[0_0_0_2px_#f4d58b]">
            <Chip value={waiting} className="size-8" />
          </span>
        )}
      </span>
      {odds > 0 && (
        <span dir="auto">
          {text('live.arena.returns')} <Money parts={parts(returnOf(stake, odds))} />
        </span>
      )}
    </span>
  );
}

const LETTERS = {
  W: 'bg-[#f4d58b] text-[#1b1404]',
  L: 'bg-black/35',
  D: 'bg-[#2fa37a] text-[#04120d]',
};

/** What everyone has on it, and how the bird did in this ring. */
function FormRow({ form, board, id }: { form: Form; board: Board; id: FightSpot }) {
  const text = useText();
  const parts = useMoneyParts('house');
  const { fights, won, last } = form;
  return (
    <>
      <span dir="auto" className="text-[0.8125rem]/4.5 font-medium text-white/85">
        {text('live.arena.staked')} <Money parts={parts(board.totals[id]?.stake ?? 0n)} />
      </span>
      <span className="flex flex-wrap items-center gap-1 border-t border-white/20 pt-1.5">
        {last.map((letter, n) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: results may repeat
            key={n}
            className={cx(
              'grid size-5 place-items-center rounded-full text-[0.6875rem] font-bold not-italic',
              LETTERS[letter],
            )}
          >
            {text(`live.arena.letter.${letter}`)}
          </i>
        ))}
        <span dir="auto" className="ms-auto text-xs text-white/85">
          {text('live.arena.form', { fights, won })}
        </span>
      </span>
    </>
  );
}

const PERCENT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** How the pool is split between the corners. */
function PoolSplit({ state }: { state: LiveState }) {
  const text = useText();
  const parts = useMoneyParts('house');
  const { formatNumber } = useIntl();
  const on = (side: string) => state.chips.totals[side]?.stake ?? 0n;
  const whole = on('meron') + on('wala');
  const share = whole === 0n ? 0.5 : Number((on('meron') * 10_000n) / whole) / 10_000;
  return (
    <div
      dir="ltr"
      className="relative flex h-7.5 items-center justify-between overflow-hidden rounded-[8px] bg-[#123b78] px-3.5 text-[0.8125rem] font-semibold text-white shadow-[0_0_0_1.5px_#e0b65a99]"
    >
      <i
        aria-hidden
        className="absolute inset-y-0 left-0 bg-linear-to-b from-[#a82718] to-[#7c160c] shadow-[2px_0_0_#f4d58b] transition-[width] duration-700"
        style={{ width: `${share * 100}%` }}
      />
      <span className="num relative">{formatNumber(share, PERCENT)}</span>
      <span dir="auto" className="relative rounded-full bg-[#14060599] px-3 py-0.5">
        {text('live.arena.pool')} <Money parts={parts(whole)} />
      </span>
      <span className="num relative">{formatNumber(1 - share, PERCENT)}</span>
    </div>
  );
}

/** What one has to know before the first chip. */
function Terms({ state }: { state: LiveState }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { commission, leastOdds } = fightRules.pool;
  return (
    <p className="text-center text-xs/4.5 text-white/75">
      {text('live.arena.drawBack')}{' '}
      {isPooled(state) &&
        text('live.arena.thin', {
          commission: formatNumber(commission / 1_000, { style: 'percent' }),
          odds: formatNumber(leastOdds / 100, TWO_PLACES),
        })}
    </p>
  );
}
