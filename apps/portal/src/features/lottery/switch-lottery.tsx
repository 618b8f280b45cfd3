import { lotteryIssues, type Output } from '@baize/contract';
import { cx, Drawer, IconButton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../shared/calls/api.ts';
import { launchAddress } from '../../shared/games/launch-address.ts';
import { useHouseNow } from '../../shared/times/use-house-now.ts';
import { useLanguage } from '../../shared/words/use-language.tsx';
import { useText } from '../../shared/words/use-text.ts';
import { clockText } from './clock-text.ts';
import { DrawnBalls } from './draws/drawn-balls.tsx';

type Listed = Output<typeof lotteryIssues.lotteries.value>['list'][number];

/** The way to every other lottery, each with its clock and what it drew last. */
export function SwitchLottery({ gameCode }: { gameCode: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={text('tickets.switch')}
        icon={<ChevronsUpDown />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Drawer isOpen side="start" onClose={() => setOpen(false)} title={text('tickets.switch')}>
          <Lotteries gameCode={gameCode} onChosen={() => setOpen(false)} />
        </Drawer>
      )}
    </>
  );
}

const LOOK_AGAIN_MS = 15_000;

function Lotteries({ gameCode, onChosen }: { gameCode: string; onChosen: () => void }) {
  const { language } = useLanguage();
  const now = useHouseNow();
  const { data } = useQuery({
    queryKey: ['lotteries', language],
    queryFn: ({ signal }) => ask(lotteryIssues.lotteries, { vendor: '', language }, signal),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const open = data?.list.filter(({ isOpen }) => isOpen) ?? [];
  return (
    <ul className="-mx-2 flex flex-col">
      {open.map((lottery) => (
        <li key={lottery.gameCode}>
          <Choice
            lottery={lottery}
            now={now}
            isHere={lottery.gameCode === gameCode}
            onChosen={onChosen}
          />
        </li>
      ))}
    </ul>
  );
}

type ChoiceProps = { lottery: Listed; now: number; isHere: boolean; onChosen: () => void };

function Choice({ lottery, now, isHere, onChosen }: ChoiceProps) {
  const { vendor, category, gameCode, name, kind, issue, last } = lottery;
  const address = launchAddress({ vassalage: vendor, gameType: category, gameCode });
  const leftMs = issue ? issue.closesAt - now : 0;
  return (
    <Link
      {...address}
      onClick={onChosen}
      aria-current={isHere ? 'page' : undefined}
      className={cx(
        'flex min-h-14 flex-col justify-center gap-1 rounded-ctl px-2 py-2 hover:bg-rail',
        isHere && 'bg-rail',
      )}
    >
      <span className="flex items-baseline gap-2">
        <bdi className="min-w-0 flex-1 truncate font-semibold">{name}</bdi>
        <span className="num text-[0.875rem] text-ink-soft">
          {leftMs > 0 ? clockText(leftMs) : '–'}
        </span>
      </span>
      {last && <DrawnBalls kind={kind} draw={last} isFresh={false} isSmall />}
    </Link>
  );
}
