import { money } from '@baize/money';
import { Money, Skeleton } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { rosetteArt } from '../../shared/brand/art.ts';
import type { Game } from '../../shared/games/launch-address.ts';
import { TilePicture } from '../../shared/games/tile-picture.tsx';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { useOffered } from '../../shared/pages/use-offered.ts';
import { useText } from '../../shared/words/use-text.ts';

type Props = {
  /** In the brand's currency; unknown for a moment where it is a real pot. */
  amount: number | undefined;
  title: string;
  /** What the sum is, where it is not a pot. */
  note?: string | undefined;
  /** Games that play for it. */
  games: readonly Game[];
};

/** A brass plate with a banknote's rosette: the one place where the lobby speaks of a great sum. */
export function JackpotPlate({ amount, title, note, games }: Props) {
  const text = useText();
  const parts = useMoneyParts('house');
  const isOffered = useOffered();
  return (
    <section aria-label={title} className="jackpot">
      <span
        aria-hidden
        className="jackpot-rosette"
        style={{ maskImage: `url(${rosetteArt})`, WebkitMaskImage: `url(${rosetteArt})` }}
      />
      <h2 className="text-[0.8125rem] font-semibold text-[#4a3206]">{title}</h2>
      <p className="jackpot-sum">
        {amount === undefined ? (
          <Skeleton className="h-[1em] w-56 opacity-30" />
        ) : (
          <Money parts={parts(money(amount.toFixed(2)))} size="hero" />
        )}
      </p>
      {note && <p className="text-xs text-[#4a3206]">{note}</p>}
      <div className="jackpot-games">
        {games.slice(0, 3).map((game) => (
          <span key={game.nodeId} data-tile-theme={game.theme} className="jackpot-game">
            <TilePicture src={game.showIcon} fallback={game.defaultIcon} sizes="62px" />
          </span>
        ))}
        {isOffered('/rng?sub=JP') && (
          <Link to="/rng" search={{ sub: 'JP' }} className="jackpot-link">
            {text('home.jackpot.play')}
          </Link>
        )}
      </div>
    </section>
  );
}
