import { Button, buttonClasses, cx, Panel } from '@baize/ui';
import { safeHref } from '@baize/web/clean-html.ts';
import { Link } from '@tanstack/react-router';
import { Download, Monitor, ShieldCheck, Smartphone, TabletSmartphone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { install } from '../../../shared/brand/install.ts';
import { LazyAppCode } from '../../../shared/brand/lazy-app-code.tsx';
import { useOpenStatus } from '../../../shared/brand/use-status.ts';
import { usePageTitle } from '../../../shared/pages/page-title.ts';
import { useText } from '../../../shared/words/use-text.ts';

export const platforms = ['ios', 'android', 'lite'] as const;
export type Platform = (typeof platforms)[number];

const ICONS = { ios: TabletSmartphone, android: Smartphone, lite: Monitor };
const STEPS = [1, 2, 3, 4] as const;

/** How to have the house on one's home screen, by device. */
export function DownloadPage({ platform }: { platform: Platform }) {
  const text = useText();
  const file = useFile(platform);
  usePageTitle(text('content.app'));
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Panel className="md:p-9">
        <h1 className="type-page">{text('content.app.title')}</h1>
        <p className="mt-3 max-w-prose text-ink-soft">{text('content.app.text')}</p>
        <PlatformLinks current={platform} />
        <h2 className="type-card mt-7">{text('content.app.steps')}</h2>
        <ol className="mt-3 flex flex-col gap-3">
          {STEPS.map((step) => (
            <li key={step} className="flex gap-3.5">
              <span className="num grid size-7 shrink-0 place-items-center rounded-full bg-rail text-[0.8125rem] font-semibold">
                {step}
              </span>
              <span className="pt-0.5">{text(`content.app.${platform}.${step}`)}</span>
            </li>
          ))}
        </ol>
        <div className="mt-7 flex flex-wrap gap-2.5 empty:hidden">
          {file && (
            <a
              href={file}
              rel="noopener noreferrer"
              target="_blank"
              className={buttonClasses({ kind: 'brass', size: 'lg' })}
            >
              <Download aria-hidden className="size-4.5" />
              {text('content.app.download')}
            </a>
          )}
          {platform !== 'ios' && <InstallButton />}
        </div>
      </Panel>
      <ScanPanel platform={platform} file={file} />
    </div>
  );
}

function PlatformLinks({ current }: { current: Platform }) {
  const text = useText();
  return (
    <nav aria-label={text('content.app.platforms')} className="mt-6 flex flex-wrap gap-2">
      {platforms.map((platform) => {
        const Icon = ICONS[platform];
        return (
          <Link
            key={platform}
            to="/download/$platform"
            params={{ platform }}
            replace
            aria-current={platform === current ? 'page' : undefined}
            className={cx(
              'flex h-11 items-center gap-2 rounded-ctl border px-4 font-medium text-ink-soft transition-colors hover:border-line-strong hover:text-ink',
              'aria-[current=page]:border-brass aria-[current=page]:text-ink',
            )}
          >
            <Icon aria-hidden className="size-4.5" />
            {text(`content.app.${platform}`)}
          </Link>
        );
      })}
    </nav>
  );
}

function InstallButton() {
  const text = useText();
  const isOffered = useSyncExternalStore(install.subscribe, install.isOffered, () => false);
  if (install.isDone()) return <p className="text-ink-soft">{text('content.app.installed')}</p>;
  if (!isOffered) return null;
  return (
    <Button kind="brass" size="lg" onClick={() => void install.accept()}>
      {text('content.app.install')}
    </Button>
  );
}

/** A code for the phone: to the file where the house offers one, else to this very page. */
function ScanPanel({ platform, file }: { platform: Platform; file: string | undefined }) {
  const text = useText();
  const address = file ?? `${window.location.origin}/download/${platform}`;
  return (
    <Panel className="flex flex-col md:p-9">
      <h2 className="type-card">{text('content.app.scan')}</h2>
      <LazyAppCode url={address} className="mt-5 size-44" />
      <p className="mt-4 text-[0.8125rem] text-ink-soft wrap-anywhere">
        {text('content.app.scanText', { address })}
      </p>
      <div className="mt-auto flex gap-3 border-t pt-5 max-lg:mt-6">
        <ShieldCheck aria-hidden className="size-5 shrink-0 text-felt-text" />
        <p>
          <b className="block font-semibold">{text('content.app.safe')}</b>
          <span className="text-ink-soft">{text('content.app.safeText')}</span>
        </p>
      </div>
    </Panel>
  );
}

/** What an operator put up for this device; an address of our own is this page, not a file. */
function useFile(platform: Platform): string | undefined {
  const { resources } = useOpenStatus().info;
  const found = resources.find(({ resourceType }) => resourceType.toLowerCase() === platform);
  const url = safeHref(found?.url ?? null);
  return url && /^https?:/i.test(url) ? url : undefined;
}
