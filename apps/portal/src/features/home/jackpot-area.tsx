import { useBrand } from '../../shared/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import { JackpotPlate } from './jackpot-plate.tsx';
import { useRowGames } from './use-home-games.ts';
import { useJackpotTicker } from './use-jackpot-ticker.ts';

/** The ticker of the specification, or the house's real pot where the brand shows that instead. */
export function JackpotArea() {
  const text = useText();
  const isDisplay = useBrand().jackpotTicker === 'display';
  const shown = useJackpotTicker(isDisplay);
  const games = useRowGames('JACKPOT') ?? [];
  if (!isDisplay) return null;
  return <JackpotPlate amount={shown} title={text('home.jackpot.title')} games={games} />;
}
