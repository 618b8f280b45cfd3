import { useBrand } from '../../shared/brand/use-status.ts';
import { useText } from '../../shared/words/use-text.ts';
import { JackpotPlate } from './jackpot-plate.tsx';
import { useRowGames } from './use-home-games.ts';
import { useJackpotTicker } from './use-jackpot-ticker.ts';
import { usePot } from './use-pot.ts';

/** The ticker of the specification, or the house's real pot where the brand shows that instead. */
export function JackpotArea() {
  return useBrand().jackpotTicker === 'display' ? <Ticker /> : <RealPot />;
}

function Ticker() {
  return <Plate amount={useJackpotTicker()} />;
}

function RealPot() {
  return <Plate amount={usePot()} />;
}

function Plate({ amount }: { amount: number | undefined }) {
  const text = useText();
  const games = useRowGames('JACKPOT') ?? [];
  return <JackpotPlate amount={amount} title={text('home.jackpot.title')} games={games} />;
}
