import { games, type Output } from '@baize/contract';
import { CopyButton, Drawer, LoadingRegion, Money, Skeleton, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { isCardGame } from '../../../shared/games/card-games.ts';
import { OWN_VENDOR } from '../../../shared/games/own-vendor.ts';
import { loadChunk } from '../../../shared/loading/chunk.ts';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { CheckLink } from '../../../shared/own-games/check-link.tsx';
import { isSportsGame } from '../../../shared/sportsbook/game-codes.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { BetReplay } from './bet-replay.tsx';
import { TableBetFacts } from './table-bet.tsx';

/** The legs of a slip and the words for them come only with one. */
const SportsLegs = lazy(async () => {
  const part = await loadChunk(() => import('./sports-legs.tsx'));
  return { default: part.SportsLegs };
});

/** So does a hand of the card room. */
const CardHandFacts = lazy(async () => {
  const part = await loadChunk(() => import('./card-hand-bet.tsx'));
  return { default: part.CardHandFacts };
});

/** So do the hands of a sit-and-go. */
const SitAndGoFacts = lazy(async () => {
  const part = await loadChunk(() => import('./sit-and-go-bet.tsx'));
  return { default: part.SitAndGoFacts };
});

/** So do every bullet of a magazine and the pictures of what it hit. */
const FishBetFacts = lazy(async () => {
  const part = await loadChunk(() => import('./fish-bet.tsx'));
  return { default: part.FishBetFacts };
});

type Bet = Output<typeof games.findBet.value>;

/** Our own games of these categories are tables that everyone shares. */
const isTableBet = ({ vendor, category }: Bet) =>
  vendor === OWN_VENDOR && ['LIVE', 'COCKFIGHT'].includes(category);

const HAND_BET = /^card#(\d+)$/;
const ENTRY_BET = /^sng#(\d+)#\d+$/;

/** Which hand of the card room a bet was on. */
const handOf = ({ vendor, gameCode, requestId }: Bet) =>
  vendor === OWN_VENDOR && isCardGame(gameCode) ? HAND_BET.exec(requestId)?.[1] : undefined;

/** Which sit-and-go a bet was the entry of, by its table. */
const sitAndGoOf = ({ vendor, gameCode, requestId }: Bet) =>
  vendor === OWN_VENDOR && isCardGame(gameCode) ? ENTRY_BET.exec(requestId)?.[1] : undefined;

type Props = { betId: string; gameName: string; onClose: () => void };

/** One bet, whole: what was staked and paid, how it was decided, and how to check it. */
export function BetDetail({ betId, gameName, onClose }: Props) {
  const errorWords = useErrorWords();
  const { data: bet, error } = useQuery({
    queryKey: ['records', 'bet', betId],
    queryFn: ({ signal }) => ask(games.findBet, { betId }, signal),
  });
  return (
    <Drawer isOpen onClose={onClose} title={gameName} className="w-[min(34rem,100vw)]!">
      {error && <p role="alert">{errorWords(error)}</p>}
      {bet ? (
        <BetFacts bet={bet} />
      ) : (
        !error && (
          <LoadingRegion className="flex flex-col gap-4">
            <Skeleton className="h-40" />
            <Skeleton className="h-56" />
          </LoadingRegion>
        )
      )}
    </Drawer>
  );
}

function BetFacts({ bet }: { bet: Bet }) {
  const handId = handOf(bet);
  const sitAndGo = sitAndGoOf(bet);
  const text = useText();
  const parts = useMoneyParts();
  const { dateAndTime } = useTimes();
  return (
    <div className="flex flex-col gap-6">
      <StakeAndPayout bet={bet} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        <Fact name={text('play.records.bet.number')}>
          <span className="num">{bet.betId}</span> <CopyButton text={bet.betId} size="sm" />
        </Fact>
        <Fact name={text('play.records.bet.placed')}>{dateAndTime(bet.placedAt)}</Fact>
        {bet.settledAt !== null && (
          <Fact name={text('play.records.bet.settled')}>{dateAndTime(bet.settledAt)}</Fact>
        )}
        {bet.jackpot && (
          <Fact name={text('play.records.bet.jackpot')}>
            <Money parts={parts(bet.jackpot.amount)} tone="win" />
          </Fact>
        )}
        <Fact name={text('play.records.bet.valid')}>
          <Money parts={parts(bet.validBet)} />
        </Fact>
        {bet.rules && (
          <Fact name={text('play.records.bet.rules')}>
            <span className="num">
              {text('play.records.bet.version', { version: bet.rules.version })}
            </span>
          </Fact>
        )}
      </dl>
      {isSportsGame(bet.gameCode) && (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <SportsLegs betId={bet.betId} />
        </Suspense>
      )}
      {bet.steps.length > 0 && (
        <section>
          <h3 className="type-card mb-2.5">{text('play.records.replay.title')}</h3>
          <BetReplay key={bet.betId} gameCode={bet.gameCode} steps={bet.steps} />
        </section>
      )}
      {isTableBet(bet) && <TableBetFacts betId={bet.betId} />}
      {handId !== undefined && bet.settledAt !== null && (
        <Suspense fallback={<Skeleton className="h-32" />}>
          <CardHandFacts handId={handId} />
        </Suspense>
      )}
      {sitAndGo !== undefined && (
        <Suspense fallback={<Skeleton className="h-32" />}>
          <SitAndGoFacts tableId={sitAndGo} />
        </Suspense>
      )}
      {bet.vendor === OWN_VENDOR && bet.category === 'FISH' && (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <FishBetFacts betId={bet.betId} choice={bet.choice} isOpen={bet.state === 'open'} />
        </Suspense>
      )}
      <Transfers bet={bet} />
      {bet.fairness && <CheckLink search={{ betId: bet.betId }} />}
    </div>
  );
}

function StakeAndPayout({ bet }: { bet: Bet }) {
  const text = useText();
  const parts = useMoneyParts();
  const isWon = bet.payout > bet.stake;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div>
        <div className="type-label mb-1">{text('play.records.bet.stake')}</div>
        <Money size="mid" parts={parts(bet.stake)} />
      </div>
      <div>
        <div className="type-label mb-1">{text('play.records.bet.payout')}</div>
        <Money size="mid" parts={parts(bet.payout)} tone={isWon ? 'win' : 'plain'} />
      </div>
      <Tag tone={bet.state === 'open' ? 'info' : 'plain'}>
        {text(`play.records.state.${bet.state}`)}
      </Tag>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex min-w-0 items-center justify-end gap-1 text-end">{children}</dd>
    </>
  );
}

/** The money that the bet moved, as the wallet booked it. */
function Transfers({ bet: { transfers } }: { bet: Bet }) {
  const text = useText();
  const parts = useMoneyParts();
  const { date, time } = useTimes();
  if (transfers.length === 0) return null;
  return (
    <section>
      <h3 className="type-card mb-2.5">{text('play.records.money.title')}</h3>
      <ul className="rounded-card border bg-table">
        {transfers.map(({ txId, amount, balanceAfter, at }) => (
          <li
            key={txId}
            className="flex flex-wrap items-center gap-x-4 border-t px-4 py-2.5 first:border-t-0"
          >
            <span className="num min-w-40 flex-1 text-ink-soft">
              {date(at)} {time(at)}
            </span>
            <Money parts={parts(amount, { signed: true })} />
            <span className="w-full text-end text-[0.8125rem] text-ink-soft">
              {text('play.records.money.after')} <Money parts={parts(balanceAfter)} tone="soft" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
