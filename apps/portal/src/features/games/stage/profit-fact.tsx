import { payFraction } from '@baize/games';
import type { Money as Amount } from '@baize/money';
import { Money } from '@baize/ui';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { StageFact } from './stage-controls.tsx';

const TEN_THOUSAND = 10_000;

/** What a bet brings above its stake if it wins so many times the stake. */
export function ProfitFact({ stake, times }: { stake: Amount; times: number | undefined }) {
  const text = useText();
  const parts = useMoneyParts();
  const gain =
    times === undefined
      ? undefined
      : payFraction(stake, Math.round(times * TEN_THOUSAND), TEN_THOUSAND) - stake;
  return (
    <StageFact label={text('games.profitOnWin')}>
      {gain === undefined ? '–' : <Money parts={parts(gain, { signed: true })} />}
    </StageFact>
  );
}
