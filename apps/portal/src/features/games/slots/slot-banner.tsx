import type { MessageId } from '@baize/i18n';
import { Money } from '@baize/ui';
import type { ReactNode } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Banner } from './engine/stage-words.ts';

type Props = { banner: Banner; picture: string; isTumble: boolean };

/** A scene over the whole stage: free spins, a large win, a pot. */
export function SlotBanner({ banner, picture, isTumble }: Props) {
  return (
    <div className="slot-banner absolute inset-0 grid place-items-center overflow-hidden p-4 text-center">
      <div className="slot-banner-body flex max-w-md flex-col items-center gap-2">
        <img src={picture} alt="" className="size-24 drop-shadow-2xl sm:size-32" />
        <BannerWords banner={banner} isTumble={isTumble} />
      </div>
    </div>
  );
}

function BannerWords({ banner, isTumble }: Omit<Props, 'picture'>) {
  const text = useText();
  switch (banner.kind) {
    case 'freeStart':
      return (
        <>
          <Title>{text('slots.free.won', { count: banner.awarded })}</Title>
          <Line>
            {isTumble
              ? text('slots.free.gather')
              : text('slots.free.times', { by: banner.multiplier })}
          </Line>
        </>
      );
    case 'freeMore':
      return <Title>{text('slots.free.more', { count: banner.awarded })}</Title>;
    case 'freeEnd':
      return (
        <>
          <Line>{text('slots.free.over', { count: banner.spins })}</Line>
          <Amount amount={banner.amount} />
        </>
      );
    case 'bigWin':
      return (
        <>
          <Title>{text(`slots.win.${banner.tier}`)}</Title>
          <Amount amount={banner.amount} />
        </>
      );
    case 'jackpot':
      return (
        <>
          <Title>{text(`slots.pot.${banner.pot}` as MessageId)}</Title>
          <Amount amount={banner.amount} />
        </>
      );
  }
}

const Title = ({ children }: { children: ReactNode }) => (
  <p className="slot-title font-display text-5xl leading-none font-semibold text-balance sm:text-7xl">
    {children}
  </p>
);

const Line = ({ children }: { children: ReactNode }) => (
  <p className="text-base font-medium text-balance sm:text-lg">{children}</p>
);

function Amount({ amount }: { amount: bigint }) {
  const parts = useMoneyParts();
  return <Money parts={parts(amount)} size="hero" className="slot-title" />;
}
