import { bannerPixels } from '@baize/art/pixels';
import { useState } from 'react';
import type { Banner } from './banner-address.ts';

type Props = { banner: Banner; isCurrent: boolean; isFirst: boolean };

const noted = new Set<string>();

/** A wide picture, a tall one for phones, and over it the video where there is one. */
export function BannerPicture({ banner, isCurrent, isFirst }: Props) {
  const [isBroken, setBroken] = useState(false);
  const { videoUrl, imageUrl, imageUrlTall } = banner;
  function fail() {
    setBroken(true);
    if (noted.has(videoUrl)) return;
    noted.add(videoUrl);
    // biome-ignore lint/suspicious/noConsole: the specification asks for a note here, and nowhere else.
    console.info(`The video of a banner cannot be shown: ${videoUrl}`);
  }
  return (
    <>
      <picture>
        <source media="(width < 48rem)" srcSet={bannerPixels(imageUrlTall, 720)} />
        <img
          src={bannerPixels(imageUrl, 1120)}
          alt=""
          width={1120}
          height={520}
          draggable={false}
          {...(isFirst
            ? { fetchPriority: 'high' as const }
            : { loading: 'lazy' as const, decoding: 'async' as const })}
          className={pictureClasses}
        />
      </picture>
      {videoUrl && isCurrent && !isBroken && (
        <video
          src={videoUrl}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden
          onError={fail}
          className="absolute inset-0 -z-10 size-full object-cover"
        />
      )}
    </>
  );
}

const pictureClasses =
  'absolute inset-0 -z-10 size-full object-cover object-[100%_50%] max-md:object-[50%_30%] rtl:-scale-x-100';
