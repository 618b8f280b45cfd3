import { BrandMark } from '../../shared/brand/brand-mark.tsx';
import { useLasting } from '../../shared/loading/use-lasting.ts';
import { useText } from '../../shared/words/use-text.ts';
import { SLOW_MS, SlowNotice } from './slow-notice.tsx';

/** Before the house has said whether it is open. */
export function FirstLoader() {
  const text = useText();
  const isSlow = useLasting(true, SLOW_MS);
  return (
    <main className="grid min-h-dvh place-items-center" aria-busy="true">
      <p role="status" className="sr-only">
        {text('shell.loading')}
      </p>
      <BrandMark className="size-14 animate-breathe text-brass" />
      {isSlow && <SlowNotice />}
    </main>
  );
}
