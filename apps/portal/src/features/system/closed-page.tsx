import { Button } from '@baize/ui';
import { Headphones } from 'lucide-react';
import { type ComponentProps, useEffect } from 'react';
import { BrandMark } from '../../shared/brand/brand-mark.tsx';
import { overlay } from '../../shared/pages/overlay.ts';
import { StatePage } from '../../shared/pages/state-page.tsx';
import { useText } from '../../shared/words/use-text.ts';

type Props = Pick<ComponentProps<typeof StatePage>, 'state' | 'title' | 'text'> & {
  /** Without a status there is no one to name. */
  brand?: string | undefined;
  actions?: ComponentProps<typeof StatePage>['actions'];
  children?: ComponentProps<typeof StatePage>['text'];
};

/** The door when it is shut: the mark above, one lit panel, a way to ask. */
export function ClosedPage({ brand, children, title, text: why, ...rest }: Props) {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <main className="flex min-h-dvh flex-col justify-center gap-6 px-5 py-10 [background-image:radial-gradient(50rem_28rem_at_50%_0,var(--lamp),transparent)]">
      <p className="flex items-center justify-center gap-2.5 font-display text-3xl font-semibold">
        <BrandMark className="size-7 text-brass" />
        {brand}
      </p>
      <StatePage
        {...rest}
        title={title}
        className="mx-auto w-full max-w-xl md:p-9"
        text={
          <>
            {why}
            {children}
          </>
        }
      />
    </main>
  );
}

export function ServiceButton({ kind = 'line' }: { kind?: 'line' | 'brass' }) {
  const text = useText();
  return (
    <Button kind={kind} size="lg" onClick={() => overlay.open('service')}>
      <Headphones aria-hidden className="size-4" />
      {text('system.contact')}
    </Button>
  );
}
