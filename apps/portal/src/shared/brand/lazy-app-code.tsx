import { cx, Skeleton } from '@baize/ui';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../loading/chunk.ts';
import { useText } from '../words/use-text.ts';

const AppCode = lazy(() =>
  loadChunk(() => import('./app-code.tsx')).then((part) => ({ default: part.AppCode })),
);

/** Keeps the place of the code while its maker loads. */
export function LazyAppCode({ url, className }: { url: string; className?: string }) {
  const text = useText();
  return (
    <span className={cx('block overflow-hidden rounded-md bg-white', className)}>
      <Suspense fallback={<Skeleton className="size-full" />}>
        <AppCode url={new URL(url, location.href).href} title={text('shell.app.scan')} />
      </Suspense>
    </span>
  );
}
