import { cx } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Flame } from 'lucide-react';
import { useState } from 'react';
import type { Lane } from '../../../shared/games/lanes.ts';
import { useOpenVendor } from '../../../shared/games/launch.tsx';
import type { VendorCard } from '../../../shared/games/launch-question.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { useVendorTitle } from '../use-vendor-title.ts';
import type { ChangeSearch } from './list-search.ts';

type Props = {
  lane: Lane;
  /** Also where there is only one to choose. */
  isAlways: boolean;
  chosen: string | undefined;
  onAll: ChangeSearch;
};

/** The vendors of a category: each leads to its list, or to the only game it has. */
export function VendorLane({ lane, isAlways, chosen, onAll }: Props) {
  const text = useText();
  const { cards } = lane;
  if (cards.length < 2 && !isAlways && !chosen) return null;
  return (
    <nav
      aria-label={text('catalogue.vendors.label')}
      className="-mx-3.5 mb-4 flex gap-2.5 overflow-x-auto px-3.5 py-1 [scrollbar-width:none] md:-mx-1 md:mb-5 md:gap-3 md:px-1"
    >
      {chosen && (
        <button type="button" onClick={() => onAll({})} className={cx(cardClasses, 'px-4')}>
          {text('catalogue.vendors.all')}
        </button>
      )}
      {cards.map((card) => (
        <VendorTile key={card.vassalage} card={card} isChosen={card.vassalage === chosen} />
      ))}
    </nav>
  );
}

function VendorTile({ card, isChosen }: { card: VendorCard; isChosen: boolean }) {
  const text = useText();
  const open = useOpenVendor();
  const name = useVendorTitle(card.vassalage) ?? card.displayName;
  const count = text('catalogue.count', { count: card.gameCount });
  const inside = (
    <>
      <VendorMark address={card.lagerIcon} name={name} />
      <span className="min-w-0 text-start">
        <span className="block max-w-36 truncate font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="flex items-center gap-1 text-xs text-ink-soft">
          {card.maintenance ? text('catalogue.tile.resting') : count}
          {card.isHot === 1 && !card.maintenance && <HotMark />}
        </span>
      </span>
    </>
  );
  const classes = cx(cardClasses, 'min-w-44 ps-2.5 pe-4', isChosen && 'border-brass bg-rail');
  // The list of a slot vendor has an address, so it can be opened in a tab of its own.
  if (card.gameType === 'RNG' && card.isGame === 'VASSALAGE') {
    return (
      <Link
        ref={isChosen ? bringIntoSight : undefined}
        to="/rng"
        search={{ vassalage: card.vassalage }}
        aria-current={isChosen ? 'page' : undefined}
        className={classes}
      >
        {inside}
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => open(card)} className={classes}>
      {inside}
    </button>
  );
}

/** Among many vendors the chosen one may stand far along the lane. */
function bringIntoSight(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

const cardClasses =
  'relative flex h-16 shrink-0 items-center gap-3 overflow-hidden rounded-card border bg-table transition-colors hover:border-line-strong hover:bg-rail';

function HotMark() {
  const text = useText();
  return (
    <>
      <Flame aria-hidden className="size-3.5 text-brass-text" />
      <span className="sr-only">{text('catalogue.tile.hot')}</span>
    </>
  );
}

/** The house draws its marks in one colour, so they take that of the page; others bring their own. */
const DRAWN = '/art/vendor/';

/** The vendor's picture; without one, its first letter on a plate. */
function VendorMark({ address, name }: { address: string; name: string }) {
  const [isBroken, setBroken] = useState(false);
  const isDrawn = address.startsWith(DRAWN);
  return (
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-ctl bg-rail-2 font-display text-2xl text-brass-text"
    >
      {isDrawn ? (
        <span
          className="size-7 bg-current [mask-position:center] [mask-repeat:no-repeat] [mask-size:contain]"
          style={{ maskImage: `url("${encodeURI(address)}")` }}
        />
      ) : isBroken ? (
        name.slice(0, 1)
      ) : (
        <img
          src={address}
          alt=""
          width={44}
          height={44}
          className="size-full object-cover"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}
