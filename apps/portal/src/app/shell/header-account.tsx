import { Button } from '@baize/ui';
import { lazy, Suspense } from 'react';
import { useModule } from '../../shared/brand/modules.ts';
import { loadChunk } from '../../shared/loading/chunk.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useText } from '../../shared/words/use-text.ts';

const HeaderMember = lazy(async () => {
  const part = await loadChunk(() => import('../../features/members/header-member.tsx'));
  return { default: part.HeaderMember };
});

/** The end of the header: the ways in, or who is in. */
export function HeaderAccount() {
  const text = useText();
  const isOpen = useModule('REG3');
  if (useSession()) {
    return (
      <Suspense fallback={<span className="block h-10 w-48" />}>
        <HeaderMember />
      </Suspense>
    );
  }
  return (
    <div className="flex items-center gap-2">
      <Button onClick={() => overlay.open('login')} className="max-sm:px-3">
        {text('shell.login')}
      </Button>
      {isOpen && (
        <Button kind="brass" onClick={() => overlay.open('register')} className="max-sm:px-3">
          {text('shell.register')}
        </Button>
      )}
    </div>
  );
}
