import { Button, buttonClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { homeArt } from '../../shared/brand/art.ts';
import { useBrand } from '../../shared/brand/use-status.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import { useOffered } from '../../shared/pages/use-offered.ts';
import { useChannels } from '../../shared/service/use-channels.ts';
import { useText } from '../../shared/words/use-text.ts';

/** The lit table of the lobby. Its picture is dark in either theme, so its words are always light. */
export function Hero() {
  const text = useText();
  const { name } = useBrand();
  const canReach = useChannels().length > 0;
  const hasPromotions = useOffered()('/promotions');
  return (
    <section
      data-theme="dark"
      className="relative isolate flex h-[23rem] flex-col justify-end overflow-hidden rounded-card bg-[#0b1714] text-[#fff8e8] md:h-[22.5rem] md:justify-center"
    >
      <picture>
        <source media="(width < 48rem)" srcSet={homeArt('live-room', 'tall')} />
        <img
          src={homeArt('live-room', 'wide')}
          alt=""
          width={1120}
          height={520}
          fetchPriority="high"
          className="absolute inset-0 -z-10 size-full object-cover object-[100%_50%] max-md:object-[50%_30%] rtl:-scale-x-100"
        />
      </picture>
      <div className="absolute inset-0 -z-10 hidden bg-linear-to-r from-[#060d0bf2] from-25% to-transparent to-75% md:block xl:to-60% rtl:bg-linear-to-l" />
      <div className="max-w-[33rem] p-5 md:max-lg:max-w-[25rem] max-md:bg-linear-to-t max-md:from-[#060d0b] max-md:from-65% max-md:pt-20 md:p-10">
        <p className="font-semibold text-[#f4d58b]">{text('home.hero.kicker', { brand: name })}</p>
        <h1 className="type-hero mt-2">{text('home.hero.title')}</h1>
        <p className="mt-3 max-w-[36ch] text-[0.9375rem] md:max-lg:max-w-[28ch] text-[#fff8e8d9]">
          {text('home.hero.text')}
        </p>
        <div className="mt-5 flex flex-wrap gap-2.5 md:mt-6">
          {canReach && (
            <Button kind="brass" size="lg" onClick={() => overlay.open('service')}>
              {text('home.hero.reach')}
            </Button>
          )}
          {hasPromotions && (
            <Link
              to="/promotions"
              className={buttonClasses({
                size: 'lg',
                className: 'bg-[#0b1714]/60 border-[#fff8e866]',
              })}
            >
              {text('home.hero.promotions')}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
