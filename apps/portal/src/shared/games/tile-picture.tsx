import { tileSources } from '@baize/art/pixels';
import { cx } from '@baize/ui';
import { useCallback } from 'react';

/** Where the house has no better picture. */
const DEFAULT_ICON = '/art/tile/fallback.svg';
/** How far below the screen a picture is already fetched. */
const NEAR = '40px 0px';
/** Three to a phone, four and a bit to a tablet, six to a desk. */
const CARD_SIZES = '(width < 48rem) 29vw, (width < 80rem) 20vw, 200px';
/** An image without a source would be drawn as a broken one; a drawing here would be a document of its own. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

type Props = {
  src: string;
  fallback?: string;
  /** Fetched with the page, after what is larger, and not when it comes near. */
  isEager?: boolean;
  /** How wide it is shown, where it is not a card. */
  sizes?: string;
  className?: string | undefined;
};

/**
 * A game's picture. It is fetched when it comes near the screen, rather than by the browser's own
 * generous guess; one that does not load gives way to the default art, in the same place. Both are
 * done to the image itself: a wall of them would otherwise be rendered twice.
 */
export function TilePicture({
  src,
  fallback = DEFAULT_ICON,
  isEager = false,
  sizes = CARD_SIZES,
  className,
}: Props) {
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      if (!isEager) return whenNear(image, () => show(image, src, sizes));
      // What failed before the page was alive told nobody.
      if (hasFailed(image)) showInstead(image, fallback);
      return undefined;
    },
    [src, fallback, isEager, sizes],
  );
  const shown = isEager
    ? { srcSet: tileSources(src), sizes, src, fetchPriority: 'low' as const }
    : { src: EMPTY };
  return (
    <img
      key={src}
      {...shown}
      ref={watch}
      alt=""
      draggable={false}
      onError={({ currentTarget }) => showInstead(currentTarget, fallback)}
      className={cx('tile-picture', className)}
    />
  );
}

function show(image: HTMLImageElement, src: string, sizes: string): void {
  const srcset = tileSources(src);
  if (srcset) Object.assign(image, { sizes, srcset });
  image.src = src;
}

function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}

function showInstead(image: HTMLImageElement, fallback: string): void {
  if (image.getAttribute('src') === fallback) return;
  image.removeAttribute('srcset');
  image.src = fallback;
}

let observer: IntersectionObserver | undefined;
const waiting = new Map<Element, () => void>();

/** One observer for all of a wall's tiles; it goes with the last of them. */
function whenNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(tellNear, { rootMargin: NEAR });
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    stopWaiting(element);
    if (waiting.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

function tellNear(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    const onNear = waiting.get(target);
    stopWaiting(target);
    onNear?.();
  }
}

function stopWaiting(element: Element): void {
  observer?.unobserve(element);
  waiting.delete(element);
}
