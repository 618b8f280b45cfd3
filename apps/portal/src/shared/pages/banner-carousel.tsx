import { buttonClasses, cx } from '@baize/ui';
import { useRouter } from '@tanstack/react-router';
import { Pause, Play } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useText } from '../words/use-text.ts';
import { type Banner, bannerAddress, plainWords } from './banner-address.ts';
import { BannerPicture } from './banner-picture.tsx';
import { useCarousel } from './use-carousel.ts';

/** More marks than these do not fit beside the button of a phone's banner: it counts instead. */
const MAX_MARKS = 7;

type Props = {
  banners: readonly Banner[];
  label: string;
  /** Beside other things: smaller words, no paragraph. */
  isSmall?: boolean;
  /** In the first view: its first picture is fetched before all others. */
  isFirst?: boolean;
  className?: string;
};

/** Slides with a picture or a video; each leads somewhere. The pictures are dark in either theme. */
export function BannerCarousel({
  banners,
  label,
  isSmall = false,
  isFirst = false,
  className,
}: Props) {
  const text = useText();
  const { ref, shown, choose, isOn, toggle, handlers } = useCarousel(banners.length);
  const hasPicture = usePictures(shown, banners.length);
  return (
    <section
      ref={ref}
      {...handlers}
      data-theme="dark"
      aria-roledescription={text('home.banner.carousel')}
      aria-label={label}
      className={cx(
        'relative touch-pan-y overflow-hidden rounded-card bg-[#0b1714] select-none',
        className,
      )}
    >
      <div
        className="flex h-full transition-transform duration-1000 ease-house"
        style={{ transform: `translateX(calc(${-100 * shown}% * var(--reading, 1)))` }}
      >
        {banners.map((banner, place) => (
          <Slide
            key={banner.id}
            banner={banner}
            label={text('home.banner.place', { place: place + 1, count: banners.length })}
            isCurrent={place === shown}
            isSmall={isSmall}
          >
            {hasPicture(place) && (
              <BannerPicture
                banner={banner}
                isCurrent={place === shown}
                isFirst={isFirst && place === 0}
              />
            )}
          </Slide>
        ))}
      </div>
      {banners.length > 1 && (
        <Marks banners={banners} shown={shown} isOn={isOn} onChoose={choose} onToggle={toggle} />
      )}
    </section>
  );
}

type MarksProps = {
  banners: readonly Banner[];
  shown: number;
  isOn: boolean;
  onChoose: (place: number) => void;
  onToggle: () => void;
};

/** One mark for each slide, the shown one longer, and the button that stops them. */
function Marks({ banners, shown, isOn, onChoose, onToggle }: MarksProps) {
  const text = useText();
  const isLong = banners.length > MAX_MARKS;
  const next = (shown + 1) % banners.length;
  return (
    <div className="absolute end-4 bottom-2.5 flex items-center md:end-5">
      {isLong && (
        <button
          type="button"
          aria-label={text('home.banner.show', { place: next + 1 })}
          onClick={() => onChoose(next)}
          className="num h-11 px-2 text-xs text-white/80 md:hidden"
        >
          {shown + 1} / {banners.length}
        </button>
      )}
      {banners.map((banner, place) => (
        <button
          key={banner.id}
          type="button"
          aria-label={text('home.banner.show', { place: place + 1 })}
          aria-current={place === shown}
          onClick={() => onChoose(place)}
          className={cx(
            'group grid h-8 place-items-center px-[3px] touch:h-11',
            isLong && 'max-md:hidden',
          )}
        >
          <span className="block h-1 w-2.5 rounded-full bg-white/35 transition-[width] duration-200 group-hover:bg-white/70 group-aria-[current=true]:w-7 group-aria-[current=true]:bg-white md:w-4 md:group-aria-[current=true]:w-9" />
        </button>
      ))}
      <button
        type="button"
        aria-label={text(isOn ? 'home.banner.pause' : 'home.banner.play')}
        onClick={onToggle}
        className="ms-1 grid size-8 place-items-center rounded-full text-white/70 hover:text-white touch:size-11"
      >
        {isOn ? (
          <Pause aria-hidden className="size-3.5" />
        ) : (
          <Play aria-hidden className="size-3.5" />
        )}
      </button>
    </div>
  );
}

type SlideProps = {
  banner: Banner;
  label: string;
  isCurrent: boolean;
  isSmall: boolean;
  children: ReactNode;
};

function Slide({ banner, label, isCurrent, isSmall, children }: SlideProps) {
  const text = useText();
  const words = plainWords(banner.content);
  const link = useLeads(banner);
  return (
    <article
      aria-label={label}
      inert={!isCurrent}
      className="relative isolate flex w-full shrink-0 flex-col justify-end overflow-hidden [content-visibility:auto] text-[#fff8e8] md:justify-center"
    >
      {children}
      <div className="absolute inset-0 -z-10 hidden bg-linear-to-r from-[#060d0bd9] from-15% to-transparent to-70% md:block rtl:bg-linear-to-l" />
      <div
        className={cx(
          'max-md:bg-linear-to-t max-md:from-[#060d0b] max-md:from-50% max-md:to-transparent max-md:px-4.5 max-md:pt-16 max-md:pb-4.5',
          isSmall ? 'md:max-w-[70%] md:p-6' : 'md:max-w-[26rem] md:p-9',
        )}
      >
        <h2 className={isSmall ? 'type-title' : 'type-hero'}>
          <bdi>{banner.title}</bdi>
        </h2>
        {words && !isSmall && (
          <p className="mt-3.5 max-w-[30ch] text-[0.9375rem] text-[#fff8e8d9] max-md:mt-1.5 max-md:line-clamp-1">
            <bdi>{words}</bdi>
          </p>
        )}
        {link && (
          <a
            {...link}
            className={cx(
              buttonClasses({ kind: 'brass', size: isSmall ? 'md' : 'lg' }),
              'mt-4 before:absolute before:inset-0 max-md:mt-3 max-md:h-11 md:mt-6',
            )}
          >
            {text('home.banner.open')}
            <span className="sr-only"> {banner.title}</span>
          </a>
        )}
      </div>
    </article>
  );
}

/** Within the house a click goes there without loading the page anew. */
function useLeads(banner: Banner) {
  const router = useRouter();
  const href = bannerAddress(banner);
  if (!href) return undefined;
  if (!href.startsWith('/')) return { href, target: '_blank', rel: 'noopener noreferrer' };
  return {
    href,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      router.history.push(href);
    },
  };
}

const LATER_MS = 3_000;

/** The picture of the slide that comes next is fetched ahead of its turn, but not before the page. */
function usePictures(shown: number, count: number): (place: number) => boolean {
  const [furthest, setFurthest] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setFurthest((now) => Math.max(now, shown + 1)), LATER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const isLast = shown === count - 1;
  return (place) => place <= Math.max(furthest, shown) || (isLast && place === 0);
}
