import { CountBadge, cx, LoadingRegion, Modal, Skeleton } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { LogOut, type LucideIcon, Network } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { useModule } from '../../shared/brand/modules.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import { usePageTitle } from '../../shared/pages/page-title.ts';
import { useMember } from '../../shared/session/member.ts';
import { MemberAvatar } from '../../shared/session/member-avatar.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useText } from '../../shared/words/use-text.ts';

export type MemberPage = {
  key: string;
  title: string;
  icon: LucideIcon;
  /** How many wait behind it; nothing is shown for none. */
  count?: number;
  Content: ComponentType;
};

type Props = {
  pages: readonly MemberPage[];
  current: MemberPage;
  onPage: (key: string) => void;
  onClose: () => void;
};

/** The member's own rooms, over whatever page lies below. */
export function MemberCentre({ pages, current, onPage, onClose }: Props) {
  const { Content, title } = current;
  usePageTitle(title);
  const menu = <CentreMenu pages={pages} current={current} onPage={onPage} />;
  return (
    <Modal isOpen onClose={onClose} title={title} size="xl" aside={menu} asideLook="menu">
      <PhoneMenu pages={pages} current={current} onPage={onPage} />
      <Suspense
        fallback={
          <LoadingRegion className="flex flex-col gap-4">
            <Skeleton className="h-44" />
            <Skeleton className="h-72" />
          </LoadingRegion>
        }
      >
        <Content key={current.key} />
      </Suspense>
    </Modal>
  );
}

type MenuProps = Pick<Props, 'pages' | 'current' | 'onPage'>;

function CentreMenu({ pages, current, onPage }: MenuProps) {
  const text = useText();
  const hasPolicy = useModule('AGENTPOLICY3');
  const isAgent = useSession()?.kind === 'agent' && hasPolicy;
  const member = useMember();
  const hasClub = useModule('MEMCLUB3');
  return (
    <div className="py-5">
      {member && (
        <div className="flex items-center gap-3 px-5 pb-4">
          <MemberAvatar address={member.avatar} name={member.nickname} sizePx={46} />
          <div className="min-w-0">
            <b className="block truncate font-semibold" dir="auto">
              {member.nickname || member.account}
            </b>
            <span className="text-[0.8125rem] font-medium text-brass-text">
              {hasClub ? member.clubLabel.labelName : <bdi>{member.account}</bdi>}
            </span>
          </div>
        </div>
      )}
      <nav aria-label={text('members.title')} className="flex flex-col gap-px px-3">
        {pages.map((page) => (
          <PageButton
            key={page.key}
            page={page}
            isCurrent={page.key === current.key}
            onPage={onPage}
          />
        ))}
      </nav>
      <div className="mt-3 flex flex-col gap-px border-t px-3 pt-3">
        {isAgent && (
          <Link to="/agentHome" onClick={overlay.close} className={entryClasses}>
            <Network aria-hidden />
            {text('agents.title')}
          </Link>
        )}
        <button type="button" className={entryClasses} onClick={() => overlay.open('logout')}>
          <LogOut aria-hidden className="rtl:-scale-x-100" />
          {text('identity.logout.title')}
        </button>
      </div>
    </div>
  );
}

type PageButtonProps = { page: MemberPage; isCurrent: boolean; onPage: (key: string) => void };

function PageButton({ page, isCurrent, onPage }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onPage(page.key)}
      className={entryClasses}
    >
      <page.icon aria-hidden />
      <span className="min-w-0 flex-1 truncate text-start">{page.title}</span>
      {page.count !== undefined && page.count > 0 && <CountBadge count={page.count} />}
    </button>
  );
}

/** On a phone the rooms stand in a row above the page. */
function PhoneMenu({ pages, current, onPage }: MenuProps) {
  const text = useText();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever page is chosen comes into sight
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current=page]');
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current.key]);
  if (pages.length < 2) return null;
  return (
    <nav
      ref={row}
      aria-label={text('members.title')}
      className="-mx-5 mb-4 flex gap-2 overflow-x-auto px-5 [scrollbar-width:none] md:hidden"
    >
      {pages.map((page) => (
        <button
          key={page.key}
          type="button"
          aria-current={page.key === current.key ? 'page' : undefined}
          onClick={() => onPage(page.key)}
          className="flex h-11 shrink-0 items-center gap-2 rounded-ctl border px-3.5 font-medium whitespace-nowrap text-ink-soft aria-[current=page]:border-brass aria-[current=page]:text-ink [&>svg]:size-4"
        >
          <page.icon aria-hidden />
          {page.title}
          {page.count !== undefined && page.count > 0 && <CountBadge count={page.count} />}
        </button>
      ))}
    </nav>
  );
}

const entryClasses = cx(
  'relative flex h-10 items-center gap-3 rounded-ctl px-2.5 font-medium text-ink-soft transition-colors hover:bg-rail hover:text-ink touch:h-11 [&>svg]:size-4.5 [&>svg]:shrink-0',
  'aria-[current=page]:bg-rail aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:[&>svg]:text-brass-text',
  'before:absolute before:-start-3 before:inset-y-2.5 before:w-[3px] before:rounded-full before:bg-brass before:opacity-0 aria-[current=page]:before:opacity-100',
);
