import { cx, IconButton, useMedia } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { BrandMark } from '../../shared/brand/brand-mark.tsx';
import { LazyAppCode } from '../../shared/brand/lazy-app-code.tsx';
import { useBrand } from '../../shared/brand/use-status.ts';
import { useAppAddress } from '../../shared/service/use-channels.ts';
import { useText } from '../../shared/words/use-text.ts';
import { DisplayButtons } from './display-buttons.tsx';
import { MenuLinks } from './menu-links.tsx';
import { useMenuWidth } from './use-menu-width.ts';

/** 232 px, or 72 when collapsed; on a tablet always 72. */
export function SideMenu() {
  const text = useText();
  const { name } = useBrand();
  const { isCollapsed, toggle } = useMenuWidth();
  return (
    <aside className="sticky top-0 z-20 flex h-dvh flex-col overflow-x-hidden overflow-y-auto border-e bg-table [scrollbar-width:none] max-md:hidden">
      <div className="sticky top-0 z-10 flex h-(--head) shrink-0 items-center gap-2 bg-table ps-5 pe-3 narrow:justify-center narrow:px-0">
        <Link
          to="/"
          className="flex min-w-0 flex-1 items-center gap-2.5 narrow:flex-none"
          aria-label={name}
        >
          <BrandMark className="size-6.5 shrink-0 text-brass" />
          <span className="truncate font-display text-[1.75rem]/none font-semibold narrow:hidden">
            {name}
          </span>
        </Link>
        <IconButton
          label={text('shell.menu.collapse')}
          icon={<PanelLeftClose className="rtl:-scale-x-100" />}
          aria-expanded="true"
          onClick={toggle}
          className={cx('max-xl:hidden', isCollapsed && 'xl:hidden')}
        />
      </div>
      <MenuLinks />
      <SideAppCode />
      <div className="sticky bottom-0 mt-auto flex shrink-0 flex-col gap-2 border-t bg-table px-4 py-3.5 narrow:items-center narrow:px-0">
        {isCollapsed && (
          <IconButton
            label={text('shell.menu.expand')}
            icon={<PanelLeftOpen className="rtl:-scale-x-100" />}
            aria-expanded="false"
            onClick={toggle}
            className="max-xl:hidden"
          />
        )}
        <DisplayButtons />
      </div>
    </aside>
  );
}

function SideAppCode() {
  const text = useText();
  const appUrl = useAppAddress();
  const hasRoom = useMedia('(width >= 80rem)');
  if (!appUrl || !hasRoom) return null;
  return (
    <div className="mx-4 mb-4 grid grid-cols-[3.75rem_1fr] items-center gap-3 rounded-card bg-rail p-3 text-xs/snug text-ink-soft narrow:hidden">
      <LazyAppCode url={appUrl} className="size-15" />
      <p>
        <b className="block text-[0.8125rem] font-semibold text-ink">{text('shell.app.title')}</b>
        {text('shell.app.scan')}
      </p>
    </div>
  );
}
