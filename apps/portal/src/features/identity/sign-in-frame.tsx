import { MODAL_DELAY_MS, Modal } from '@baize/ui';
import type { ReactNode } from 'react';
import { loginArt, loginStripArt } from '../../shared/brand/art.ts';
import { useText } from '../../shared/words/use-text.ts';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** The lit table beside every way in. */
export function SignInFrame({ title, onClose, children }: Props) {
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      size="lg"
      delayMs={MODAL_DELAY_MS}
      aside={<LitTable />}
    >
      {children}
    </Modal>
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
