import { CountBadge, cx, Drawer, IconButton } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { CircleUserRound, LogOut, Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLeave } from '../shared/session/use-leave.ts';
import { useMe } from '../shared/session/use-me.ts';
import { useText } from '../shared/use-text.ts';
import { FindButton } from './find/find-button.tsx';
import { BrandMark } from './rail.tsx';
import { type Room, roomsFor } from './rooms.ts';
import { ThemeMenu } from './theme-menu.tsx';
import { useHere } from './use-here.ts';
import { usePageCount, useWaitingCount } from './use-waiting-count.ts';

/** On a phone the rail is a bar above, and its rooms are a drawer with their names. */
export function PhoneBar({ onFind }: { onFind: () => void }) {
  const text = useText();
  const me = useMe();
  const leave = useLeave();
  const { path, section } = useHere();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the drawer
  useEffect(() => setOpen(false), [path]);
  return (
    <div className="sticky top-0 z-30 flex h-14 items-center gap-2 bg-sidebar px-2 text-sidebar-ink md:hidden">
      <IconButton
        label={text('console.nav.open')}
        icon={<Menu />}
        onClick={() => setOpen(true)}
        className="text-sidebar-ink! hover:bg-sidebar-lit!"
      />
      <BrandMark className="size-6" />
      <span className="min-w-0 flex-1 truncate font-semibold text-white">
        {text(section?.label ?? 'console.nav.accountShort')}
      </span>
      <FindButton className="grid size-11 place-items-center rounded-ctl" onOpen={onFind} />
      <ThemeMenu className="grid size-11 place-items-center rounded-ctl" />
      <Drawer
        side="start"
        title={text('console.nav.label')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <nav aria-label={text('console.nav.label')} className="flex flex-col gap-4">
          {roomsFor(me.rights).map((one) => (
            <DrawerRoom key={one.id} section={one} path={path} />
          ))}
        </nav>
        <div className="mt-5 flex flex-col border-t pt-3">
          <Link to="/account" className={lineClasses(path === '/account')}>
            <CircleUserRound aria-hidden className="size-5 text-ink-soft" />
            {me.name}
          </Link>
          <button type="button" onClick={leave} className={lineClasses(false)}>
            <LogOut aria-hidden className="size-5 text-ink-soft" />
            {text('console.nav.leave')}
          </button>
        </div>
      </Drawer>
    </div>
  );
}

function DrawerRoom({ section, path }: { section: Room; path: string }) {
  const text = useText();
  const waiting = useWaitingCount(section);
  const pageCount = usePageCount();
  const isOne = section.pages.length === 1;
  return (
    <div className="flex flex-col">
      {section.pages.length > 1 && (
        <span className="type-label px-3 pb-1">{text(section.label)}</span>
      )}
      {section.pages.map(({ to, label, counts }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === path ? 'page' : undefined}
          className={lineClasses(to === path)}
        >
          <section.icon aria-hidden className="size-5 text-ink-soft" />
          {text(label)}
          <Waiting count={isOne ? waiting : pageCount(counts)} />
        </Link>
      ))}
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  return count > 0 ? <CountBadge count={count} className="ms-auto" /> : null;
}

function lineClasses(isHere: boolean): string {
  return cx(
    'flex min-h-11 items-center gap-3 rounded-ctl px-3 text-start hover:bg-rail',
    isHere && 'bg-rail font-semibold',
  );
}
