import { Money, Panel } from '@baize/ui';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { HouseLine } from '../../../shared/own-games/proof/bet-outcome.tsx';
import { crashPayOf } from '../../../shared/own-games/proof/crash-pay.ts';
import type { OwnBet } from '../../../shared/own-games/proof/use-own-bet.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { RoundCheck } from './round-check.tsx';

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
          <HouseLine isEqual={crashPayOf(bet) === payout} />
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
