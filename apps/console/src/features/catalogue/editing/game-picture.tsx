import { cx } from '@baize/ui';
import { useState } from 'react';
import { artAt } from '../../../shared/parts/state-picture.tsx';
import { isOwnVendor } from '../use-catalogue.ts';

const FALLBACK = artAt('tile/fallback.svg');

type Props = {
  game: { vendor: string; code: string; picture: string | null };
  className?: string;
};

/** A game's tile as players see it: its picture, else what the house drew for it, else the common one. */
export function GamePicture({ game, className }: Props) {
  const { vendor, code, picture } = game;
  const wanted = picture ?? (isOwnVendor(vendor) ? `/art/tile/${code}.svg` : FALLBACK);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <img
      src={wanted === broken ? FALLBACK : wanted}
      alt=""
      loading="lazy"
      onError={() => setBroken(wanted)}
      className={cx('aspect-3/4 rounded-[6px] bg-rail object-cover', className)}
    />
  );
}
