import { crash, payFraction } from '@baize/games';
import { Money, Panel } from '@baize/ui';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { useText } from '../../shared/words/use-text.ts';
import { HouseLine } from './bet-outcome.tsx';
import { RoundCheck } from './round-check.tsx';
import type { OwnBet } from './use-own-bet.ts';

/** A bet on a shared round: its round is checked by the chain, its pay by where it left. */
export function CrashBetCheck({ bet }: { bet: OwnBet }) {
  const text = useText();
  const parts = useMoneyParts();
  const { fairness, stake, payout } = bet;
  if (!fairness?.serverSeed) {
    return (
      <Panel>
        <p className="text-ink-soft">{text('games.verify.roundOpen')}</p>
      </Panel>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Panel>
        <div className="flex flex-col gap-3">
          <HouseLine isEqual={payOf(bet) === payout} />
          <p className="flex items-baseline gap-3">
            <span className="text-ink-soft">{text('games.verify.payout')}</span>
            <Money parts={parts(payout)} size="mid" tone={payout > stake ? 'win' : 'plain'} />
          </p>
        </div>
      </Panel>
      <RoundCheck
        search={{
          link: fairness.serverSeed,
          salt: fairness.clientSeed,
          round: fairness.nonce,
          knownLink: fairness.serverSeedHash,
        }}
      />
    </div>
  );
}

/** What the bet is worth where it left the round; nothing if the round ended first. */
function payOf({ steps, stake, state }: OwnBet): bigint {
  if (state === 'void') return stake;
  const timesOf = (kind: string) =>
    Number(
      (steps.find(({ step }) => step === kind) as { multiplier?: number } | undefined)
        ?.multiplier ?? 0,
    );
  const [left, crashed] = [timesOf('cashout'), timesOf('crash')];
  if (left <= 0 || left > crashed) return 0n;
  const worth = payFraction(stake, Math.round(left * 100), 100);
  const { maxPayout } = crash.limits;
  return worth > maxPayout ? maxPayout : worth;
}
