import { CountBadge, cx } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import {
  ArrowDownToLine,
  ArrowLeft,
  ArrowUpFromLine,
  FileSignature,
  Headphones,
  type LucideIcon,
  Mail,
} from 'lucide-react';
import { AgentLink } from '../../features/agents/agent-link.tsx';
import { later, usePutOffCount } from '../../features/agents/contracts/put-off.ts';
import { useModule } from '../../shared/brand/modules.ts';
import { overlay } from '../../shared/pages/overlay.ts';
import { useUnreadCount } from '../../shared/service/unread.ts';
import { openMemberCentre } from '../../shared/session/open-member-centre.ts';
import { useText } from '../../shared/words/use-text.ts';
import { useAgentPages } from './use-agent-pages.ts';

type Props = { onFollow?: (() => void) | undefined };

/** The agents' pages, then what every member needs too, then when someone answers. */
export function AgentMenu({ onFollow }: Props) {
  const text = useText();
  const { pages, current } = useAgentPages();
  return (
    <>
      <nav aria-label={text('agents.title')} className={cx(listClasses, 'pt-1')}>
        {pages.map(({ key, title, icon: Icon }) => (
          <AgentLink
            key={key}
            page={key}
            title={text(title)}
            aria-current={key === current?.key ? 'page' : undefined}
            onClick={onFollow}
            className={entryClasses}
          >
            <Icon aria-hidden className="size-5 shrink-0" />
            <span className="truncate narrow:sr-only">{text(title)}</span>
          </AgentLink>
        ))}
      </nav>
      <WaitingContracts onFollow={onFollow} />
      <MemberEntries onFollow={onFollow} />
      <p className="mx-4 mb-4 rounded-card bg-rail p-3 text-xs/snug text-ink-soft narrow:hidden">
        {text('agents.hours')}
      </p>
    </>
  );
}

/** What was answered "later" stays in sight, and is asked again from here. */
function WaitingContracts({ onFollow }: Props) {
  const text = useText();
  const count = usePutOffCount();
  if (count === 0) return null;
  return (
    <div className={cx(listClasses, 'border-t')}>
      <Entry
        icon={FileSignature}
        words={text('agents.popup.waiting')}
        count={count}
        onClick={() => {
          onFollow?.();
          later.clear();
        }}
      />
    </div>
  );
}

function MemberEntries({ onFollow }: Props) {
  const text = useText();
  const unread = useUnreadCount();
  const open = (act: () => void) => () => {
    onFollow?.();
    act();
  };
  return (
    <nav aria-label={text('agents.menu.own')} className={cx(listClasses, 'border-t')}>
      {useModule('DPSTBAS3') && (
        <Entry
          icon={ArrowDownToLine}
          words={text('agents.menu.deposit')}
          onClick={open(() => openMemberCentre('depositv2'))}
        />
      )}
      {useModule('WTHDRW3') && (
        <Entry
          icon={ArrowUpFromLine}
          words={text('agents.menu.withdraw')}
          onClick={open(() => openMemberCentre('withdraw'))}
        />
      )}
      {useModule('INBOX3') && (
        <Entry
          icon={Mail}
          words={text('content.messages')}
          count={unread}
          onClick={open(() => openMemberCentre('messageV2'))}
        />
      )}
      <Entry
        icon={Headphones}
        words={text('shell.service.title')}
        onClick={open(() => overlay.open('service'))}
      />
      <Link to="/" title={text('agents.back')} className={entryClasses}>
        <ArrowLeft aria-hidden className="size-5 shrink-0 rtl:rotate-180" />
        <span className="truncate narrow:sr-only">{text('agents.back')}</span>
      </Link>
    </nav>
  );
}

type EntryProps = { icon: LucideIcon; words: string; count?: number; onClick: () => void };

function Entry({ icon: Icon, words, count = 0, onClick }: EntryProps) {
  return (
    <button type="button" title={words} onClick={onClick} className={entryClasses}>
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="truncate narrow:sr-only">{words}</span>
      {count > 0 && (
        <CountBadge count={count} className="ms-auto narrow:absolute narrow:end-1 narrow:top-1" />
      )}
    </button>
  );
}

const listClasses = 'flex flex-col gap-px px-3 py-3';
const entryClasses = cx(
  'relative flex h-9 shrink-0 items-center gap-3 rounded-ctl px-2.5 text-start font-medium text-ink-soft transition-colors hover:bg-rail hover:text-ink touch:h-11',
  'narrow:h-11 narrow:justify-center narrow:px-0',
  'aria-[current=page]:bg-rail aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:[&>svg]:text-brass-text',
  'before:absolute before:-start-3 before:inset-y-2.5 before:w-[3px] before:rounded-full before:bg-brass before:opacity-0 aria-[current=page]:before:opacity-100',
);
