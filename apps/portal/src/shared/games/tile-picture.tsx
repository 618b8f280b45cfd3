import { cx } from '@baize/ui';
import { useCallback, useEffect, useState } from 'react';

/** Where the house has no better picture. */
const DEFAULT_ICON = '/art/tile/fallback.svg';
/** How far below the screen a picture is already fetched. */
const NEAR = '40px 0px';

type Props = { src: string; fallback?: string; isEager?: boolean; className?: string | undefined };

/**
 * A game's picture. It is fetched when it comes near the screen, rather than by the browser's own
 * generous guess; one that does not load gives way to the default art, in the same place.
 */
export function TilePicture({ src, fallback = DEFAULT_ICON, isEager = false, className }: Props) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const isNear = useNear(image, isEager);
  const [broken, setBroken] = useState<string>();
  const fail = useCallback(() => setBroken(src), [src]);
  useEffect(() => {
    // What failed before the page was alive told nobody.
    if (isNear && image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
  }, [image, isNear, fail]);
  return (
    <img
      ref={setImage}
      src={isNear ? (broken === src ? fallback : src) : EMPTY}
      alt=""
      width={300}
      height={400}
      draggable={false}
      onError={fail}
      className={cx('size-full object-cover', className)}
    />
  );
}

/** An image without a source would be drawn as a broken one. */
const EMPTY = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

function useNear(element: Element | null, isEager: boolean): boolean {
  const [isNear, setNear] = useState(isEager);
  useEffect(() => {
    if (isNear || !element) return;
    return watchNear(element, () => setNear(true));
  }, [element, isNear]);
  return isNear;
}

let observer: IntersectionObserver | undefined;
const waiting = new WeakMap<Element, () => void>();

/** One observer for all of a wall's tiles. */
function watchNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(tellNear, { rootMargin: NEAR });
  waiting.set(element, onNear);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

function tellNear(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    waiting.get(target)?.();
  }
}
