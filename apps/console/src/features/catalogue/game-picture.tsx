import { cx } from '@baize/ui';
import { useState } from 'react';
import { artAt } from '../../shared/state-picture.tsx';

const FALLBACK = artAt('tile/fallback.svg');

/** A game's tile; the house's own drawing where it has none or it cannot be had. */
export function GamePicture({
  picture,
  className,
}: {
  picture: string | null;
  className?: string;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = picture && picture !== broken ? picture : FALLBACK;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      onError={() => setBroken(picture)}
      className={cx('aspect-3/4 rounded-[6px] bg-rail object-cover', className)}
    />
  );
}
