import { MODAL_DELAY_MS, Modal } from '@baize/ui';
import type { ReactNode } from 'react';
import { loginArt, loginStripArt } from '../../shared/brand/art.ts';
import { type Banner, bannerAddress } from '../../shared/pages/banner-address.ts';
import { usePageTitle } from '../../shared/pages/page-title.ts';
import { useBanners } from '../../shared/pages/use-banners.ts';
import { useText } from '../../shared/words/use-text.ts';

type Props = {
  title: string;
  /** Whose banner stands beside it. */
  group?: 'w_login' | 'w_forget';
  onClose: () => void;
  children: ReactNode;
};

/** Beside every way in: the operators' banner for it, else the lit table. */
export function SignInFrame({ title, group = 'w_login', onClose, children }: Props) {
  usePageTitle(title);
  const banner = useBanners(group)[0];
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      size="lg"
      delayMs={MODAL_DELAY_MS}
      aside={banner ? <BannerBeside banner={banner} /> : <LitTable />}
    >
      {children}
    </Modal>
  );
}

function BannerBeside({ banner }: { banner: Banner }) {
  const address = bannerAddress(banner);
  const isOut = address?.startsWith('http');
  return (
    <div className="absolute inset-0 bg-[#0b1714] text-[#fff8e8]">
      <picture>
        <source media="(width < 48rem)" srcSet={banner.imageUrl} />
        <img src={banner.imageUrlTall} alt="" className="absolute inset-0 size-full object-cover" />
      </picture>
      <p className="absolute inset-x-7 bottom-7 font-display text-[2rem]/none font-semibold text-balance [text-shadow:0_2px_18px_#04201a] max-md:sr-only">
        <bdi>{banner.title}</bdi>
      </p>
      {address && (
        <a
          href={address}
          aria-label={banner.title}
          className="absolute inset-0"
          {...(isOut && { target: '_blank', rel: 'noopener noreferrer' })}
        />
      )}
    </div>
  );
}

function LitTable() {
  const text = useText();
  return (
    <div className="absolute inset-0 bg-[#0b1714] text-[#fff8e8]">
      <picture>
        <source media="(width < 48rem)" srcSet={loginStripArt} />
        <img src={loginArt} alt="" className="absolute inset-0 size-full object-cover" />
      </picture>
      <p
        aria-hidden
        className="absolute inset-x-7 bottom-7 font-display text-[2.5rem]/none font-semibold text-balance [text-shadow:0_2px_18px_#04201a] max-md:hidden"
      >
        {text('identity.welcome')}
      </p>
    </div>
  );
}
