import { Button, buttonClasses } from '@baize/ui';
import { ChunkLoadError, isChunkFailure } from '@baize/web/errors.ts';
import { useEffect, useState } from 'react';
import { useOnline } from '../../shared/calls/use-online.ts';
import { mayReload, reloadOnce } from '../../shared/loading/reload-once.ts';
import { StatePage } from '../../shared/pages/state-page.tsx';
import { useText } from '../../shared/words/use-text.ts';
import { FirstLoader } from './first-loader.tsx';

/** What the error boundary shows: a part that did not load can be fetched again, a fault is ours. */
export function FailurePage({ error }: { error: unknown }) {
  const text = useText();
  const isChunk = isChunkFailure(error);
  // One that was waited for in vain was not taken away: a line so slow is not burdened anew.
  const isLate = error instanceof ChunkLoadError && error.cause === undefined;
  if (useReload(isChunk && !isLate)) return <FirstLoader />;
  return (
    <div className="mx-auto grid min-h-[70dvh] w-full max-w-xl place-content-center px-5 py-10">
      <StatePage
        state={isChunk ? 'offline' : 'error'}
        isAlert
        className="md:p-9"
        title={text(isChunk ? 'system.chunk.title' : 'system.crash.title')}
        text={text(isChunk ? 'system.chunk.text' : 'system.crash.text')}
        actions={
          <>
            <Button kind="brass" size="lg" onClick={() => location.reload()}>
              {text('system.chunk.reload')}
            </Button>
            {/* A whole new page on purpose: whatever broke is left behind. */}
            <a href="/" className={buttonClasses({ size: 'lg' })}>
              {text('system.toLobby')}
            </a>
          </>
        }
      />
    </div>
  );
}

/** A part that a newer build took away comes with the new page: once, that is tried without asking. */
function useReload(isWanted: boolean): boolean {
  const [isTrying, setTrying] = useState(() => isWanted && mayReload());
  useEffect(() => {
    if (isTrying) void reloadOnce().then(setTrying);
  }, [isTrying]);
  useOnline(() => {
    if (isWanted) void reloadOnce();
  });
  return isTrying;
}
