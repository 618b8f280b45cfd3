import { useBrand } from '../../shared/brand/use-status.ts';
import { useText } from '../../shared/words/use-text.ts';
import { JackpotPlate } from './jackpot-plate.tsx';
import { useRowGames } from './use-home-games.ts';
import { useJackpotTicker } from './use-jackpot-ticker.ts';
import { usePot } from './use-pot.ts';

/** The house's greatest pot; or, where the brand chose it, a figure that grows and says that it is none. */
export function JackpotArea() {
  return useBrand().jackpotTicker === 'display' ? <Ticker /> : <RealPot />;
}

function Ticker() {
  const text = useText();
  return <Plate amount={useJackpotTicker()} note={text('home.jackpot.display')} />;
}

function RealPot() {
  const { amount, isKnown } = usePot();
  return isKnown && amount === undefined ? null : <Plate amount={amount} />;
}

function Plate({ amount, note }: { amount: number | undefined; note?: string }) {
  const text = useText();
  const games = useRowGames('JACKPOT') ?? [];
  return (
    <JackpotPlate amount={amount} title={text('home.jackpot.title')} note={note} games={games} />
  );
}
