import { PHONE, useMedia } from '@baize/ui';
import type { ReactNode } from 'react';
import { artAt } from '../parts/state-picture.tsx';

/** Before the sign-in: the lit table on one side, what is asked on the other. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const isPhone = useMedia(PHONE);
  return (
    <main className="grid min-h-dvh bg-table max-md:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div
        aria-hidden
        style={{
          backgroundImage: `url("${artAt(`banner/w_login/${isPhone ? 'login-strip' : 'login'}.svg`)}")`,
        }}
        className="bg-sidebar bg-cover bg-center max-md:h-40"
      />
      <div className="flex items-start justify-center px-5 py-8 md:items-center md:px-10">
        <div className="w-full max-w-md">
          <h1 className="type-hero mb-6">{title}</h1>
          {children}
        </div>
      </div>
    </main>
  );
}
