import { CountBadge, cx, Tooltip } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { CircleUserRound, LogOut } from 'lucide-react';
import { artAt } from '../shared/parts/state-picture.tsx';
import { useLeave } from '../shared/session/use-leave.ts';
import { useMe } from '../shared/session/use-me.ts';
import { useText } from '../shared/use-text.ts';
import { FindButton } from './find/find-button.tsx';
import { type Room, roomsFor } from './rooms.ts';
import { ThemeMenu } from './theme-menu.tsx';
import { useHere } from './use-here.ts';
import { useWaitingCount } from './use-waiting-count.ts';

/** The dark edge of the console: one icon for each room. */
export function Rail({ onFind }: { onFind: () => void }) {
  const text = useText();
  const me = useMe();
  const leave = useLeave();
  const { path } = useHere();
  return (
    <div className="sticky top-0 hidden h-dvh flex-col items-center gap-1 overflow-y-auto bg-sidebar py-3.5 text-sidebar-ink [scrollbar-width:none] md:flex">
      <Link to="/" aria-label={text('console.nav.home')} className="mb-3.5 rounded-ctl p-1">
        <BrandMark />
      </Link>
      <FindButton className={cx(railClasses(false), 'mb-1 shrink-0')} onOpen={onFind} />
      <nav aria-label={text('console.nav.label')} className="flex flex-col gap-1">
        {roomsFor(me.rights).map((section) => (
          <RailLink key={section.id} section={section} />
        ))}
      </nav>
      <div className="mt-auto flex flex-col gap-1 pt-4">
        <ThemeMenu className={railClasses(false)} />
        <Tooltip text={me.name}>
          <Link
            to="/account"
            aria-label={text('console.nav.account', { name: me.name })}
            aria-current={path === '/account' ? 'page' : undefined}
            className={railClasses(path === '/account')}
          >
            <CircleUserRound aria-hidden className="size-5" />
          </Link>
        </Tooltip>
        <Tooltip text={text('console.nav.leave')}>
          <button
            type="button"
            aria-label={text('console.nav.leave')}
            onClick={leave}
            className={railClasses(false)}
          >
            <LogOut aria-hidden className="size-5" />
          </button>
        </Tooltip>
      </div>
    </div>
  );
}

function RailLink({ section }: { section: Room }) {
  const text = useText();
  const { section: here } = useHere();
  const waiting = useWaitingCount(section);
  const name = text(section.label);
  const isHere = here?.id === section.id;
  return (
    <Tooltip text={name}>
      <Link
        to={section.pages[0].to}
        aria-label={waiting ? text('console.nav.waiting', { name, count: waiting }) : name}
        aria-current={isHere ? 'page' : undefined}
        className={railClasses(isHere)}
      >
        <section.icon aria-hidden className="size-5" />
        {waiting > 0 && (
          <CountBadge
            count={waiting}
            className="absolute end-0 top-0.5 bg-sidebar-brass! text-[#1b1404]!"
          />
        )}
      </Link>
    </Tooltip>
  );
}

function railClasses(isHere: boolean): string {
  return cx(
    'relative grid size-11 place-items-center rounded-ctl transition-colors duration-150 focus-visible:outline-sidebar-brass',
    isHere ? 'bg-sidebar-lit text-white' : 'hover:bg-sidebar-lit/60 hover:text-white',
  );
}

export function BrandMark({ className = 'size-7' }: { className?: string }) {
  const mask = `url("${artAt('brand/mark.svg')}") center / contain no-repeat`;
  return <span aria-hidden style={{ mask }} className={cx('block bg-sidebar-brass', className)} />;
}
