import { playFairness } from '@baize/contract';
import { Button, CopyButton, Money, Skeleton } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { GameStep, useTellStep } from '../../../shared/own-games/game-step.tsx';
import { BetProof, isRevealed } from '../../../shared/own-games/proof/bet-proof.tsx';
import { OWN_BETS, type OwnBet, useOwnBet } from '../../../shared/own-games/proof/use-own-bet.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { SeedRow } from './seed-row.tsx';
import { newClientSeed, SEEDS } from './seeds.ts';
import { timesStake } from './times-stake.ts';

type Props = { betId: string; isBusy: boolean };

/** What was staked and paid, what happened, and the proof of it. */
export function BetDetail({ betId, isBusy }: Props) {
  const bet = useOwnBet(betId);
  if (bet.error) return <FormFault error={bet.error} />;
  if (!bet.data) return <Skeleton className="h-64" />;
  return (
    <div className="flex flex-col gap-5 text-[0.8125rem]">
      <Figures bet={bet.data} />
      <Proof bet={bet.data} isBusy={isBusy} />
      <Happened bet={bet.data} />
    </div>
  );
}

function Figures({ bet }: { bet: OwnBet }) {
  const text = useText();
  const parts = useMoneyParts();
  const times = useTimes();
  const { betId, stake, payout, jackpot, placedAt, settledAt } = bet;
  const back = payout + (jackpot?.amount ?? 0n);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <div className="rounded-ctl bg-well p-3">
          <div className="text-xs text-ink-soft">{text('games.history.times')}</div>
          <b className="num block font-display text-[2rem]/none font-semibold">
            <bdi dir="ltr">{timesStake(stake, back)}</bdi>
          </b>
        </div>
        <div className="min-w-0 rounded-ctl bg-well p-3">
          <div className="text-xs text-ink-soft">{text('games.history.profit')}</div>
          <Money
            parts={parts(back - stake, { signed: true })}
            size="mid"
            tone={back > stake ? 'win' : 'plain'}
            className="text-[1.6rem]!"
          />
        </div>
      </div>
      <dl className="flex flex-col">
        <Line label={text('games.history.stake')}>
          <Money parts={parts(stake)} />
        </Line>
        <Line label={text('games.history.result')}>
          <Money parts={parts(back)} />
        </Line>
        <Line label={text('games.history.at')}>
          <bdi>{times.date(settledAt ?? placedAt)}</bdi>
          <bdi>{times.time(settledAt ?? placedAt)}</bdi>
        </Line>
        <Line label={text('games.detail.number')}>
          <span dir="ltr">{betId}</span>
          <CopyButton text={betId} size="sm" kind="quiet" />
        </Line>
      </dl>
    </>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="num flex min-h-10 items-center justify-between gap-3 border-t">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="flex items-center gap-1.5 font-medium">{children}</dd>
    </div>
  );
}

function Proof({ bet, isBusy }: { bet: OwnBet; isBusy: boolean }) {
  const text = useText();
  const { fairness, gameCode, betId } = bet;
  const isShared = gameCode === 'crash';
  return (
    <section className="flex flex-col gap-3 rounded-card border p-4">
      <h3 className="font-semibold">{text('games.detail.proof')}</h3>
      <BetProof bet={bet} />
      {!isRevealed(bet) && isShared && (
        <p className="text-ink-soft">{text('games.verify.roundOpen')}</p>
      )}
      {!isRevealed(bet) && !isShared && <Reveal isBusy={isBusy} />}
      {fairness && (
        <dl className="flex flex-col *:border-t *:py-1.5">
          {fairness.serverSeed && (
            <SeedRow
              label={text(isShared ? 'games.verify.link' : 'games.verify.serverSeed')}
              value={fairness.serverSeed}
            />
          )}
          <SeedRow
            label={text(isShared ? 'games.crash.commitment' : 'games.fair.hash')}
            value={fairness.serverSeedHash}
          />
          <SeedRow
            label={text(isShared ? 'games.verify.salt' : 'games.fair.clientSeed')}
            value={fairness.clientSeed}
          />
          <SeedRow
            label={text(isShared ? 'games.verify.roundNumber' : 'games.verify.nonce')}
            value={String(fairness.nonce)}
          />
        </dl>
      )}
      <Link
        to="/fairness"
        search={{ betId }}
        target="_blank"
        className="self-start text-felt-text underline underline-offset-4"
      >
        {text('games.detail.own')}
      </Link>
    </section>
  );
}

/** The seed is sealed while it is in use: a new pair reveals it, and the proof follows at once. */
function Reveal({ isBusy }: { isBusy: boolean }) {
  const text = useText();
  const cache = useQueryClient();
  const rotate = useMutation({
    mutationFn: () => ask(playFairness.rotateFairness, { clientSeed: newClientSeed() }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: SEEDS }),
        cache.invalidateQueries({ queryKey: OWN_BETS }),
      ]),
  });
  return (
    <>
      <p className="text-ink-soft">{text('games.detail.sealed')}</p>
      <Button
        kind="felt"
        disabled={isBusy}
        isBusy={rotate.isPending}
        onClick={() => rotate.mutate()}
      >
        <KeyRound aria-hidden className="size-4" />
        {text('games.detail.reveal')}
      </Button>
      <FormFault error={rotate.error} />
    </>
  );
}

function Happened({ bet: { gameCode, steps } }: { bet: OwnBet }) {
  const text = useText();
  const tell = useTellStep(gameCode);
  return (
    <section>
      <h3 className="mb-1 font-semibold">{text('games.verify.steps')}</h3>
      <ol className="flex flex-col">
        {steps.map((step, at) => {
          const told = tell(step);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
            <li key={at} className="flex flex-col gap-1.5 border-t py-2.5">
              <span className="font-medium">{told.title}</span>
              <GameStep code={gameCode} told={told} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
