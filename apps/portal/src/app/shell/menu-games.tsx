import type { MessageId } from '@baize/i18n';
import { cx, Skeleton } from '@baize/ui';
import { Link, useSearch } from '@tanstack/react-router';
import {
  Bird,
  Cherry,
  Club,
  Fish,
  Gamepad2,
  type LucideIcon,
  Rocket,
  Spade,
  Ticket,
  Tickets,
  Trophy,
} from 'lucide-react';
import { useBrand } from '../../shared/brand/use-status.ts';
import { laneAddresses } from '../../shared/games/lane-addresses.ts';
import { type Lane, useLanes } from '../../shared/games/lanes.ts';
import { useText } from '../../shared/words/use-text.ts';

/** The categories of the menu; jackpots are a kind of slots, and stand under them. */
const ICONS: Partial<Record<Lane['title'], LucideIcon>> = {
  RNG: Cherry,
  MINI: Rocket,
  LIVE: Spade,
  FISH: Fish,
  PVP: Club,
  SPORTS: Trophy,
  ESPORTS: Gamepad2,
  COCKFIGHT: Bird,
  LOTT: Ticket,
  ELOTT: Tickets,
};

/** The kinds that the menu names; bingo only where Filipino is spoken. */
const KINDS = ['JP', 'TG', 'BG'] as const;

type Props = { entryClasses: string; onFollow?: (() => void) | undefined };

/** One entry per category that has a vendor, with how many games it has. */
export function MenuGames({ entryClasses, onFollow }: Props) {
  const text = useText();
  const follow = onFollow && { onClick: onFollow };
  const lanes = useLanes();
  // The list of mini games is one of slots by its address, and not by its name.
  const hasOwnKind = useSearch({
    strict: false,
    select: ({ sub }: { sub?: string }) => sub === 'AC',
  });
  if (!lanes) return Object.keys(ICONS).map((title) => <EntrySkeleton key={title} />);
  return lanes
    .filter(({ title }) => ICONS[title])
    .map((lane) => {
      const Icon = ICONS[lane.title]!;
      const words = text(`catalogue.category.${lane.title}`);
      return (
        <div key={lane.title}>
          <Link
            {...laneAddresses[lane.title]}
            activeOptions={{ exact: true, includeSearch: lane.title === 'MINI' || hasOwnKind }}
            title={words}
            className={entryClasses}
            {...follow}
          >
            <Icon aria-hidden className="size-5 shrink-0" />
            <span className="truncate narrow:sr-only">{words}</span>
            <span className="num ms-auto text-xs text-ink-faint narrow:hidden">
              {lane.gameCount}
            </span>
          </Link>
          {lane.title === 'RNG' && <Kinds lane={lane} follow={follow} />}
        </div>
      );
    });
}

function EntrySkeleton() {
  return (
    <span className="flex h-10 items-center px-2.5 touch:h-11 narrow:h-11 narrow:px-3">
      <Skeleton className="h-5 w-full" />
    </span>
  );
}

function Kinds({ lane, follow }: { lane: Lane; follow: { onClick: () => void } | undefined }) {
  const text = useText();
  const { languages } = useBrand();
  const kinds = KINDS.filter(
    (kind) =>
      lane.gameClassify.some(({ code }) => code === kind) &&
      (kind !== 'BG' || languages.includes('TY')),
  );
  return (
    <ul className="my-0.5 ms-5 border-s narrow:hidden">
      {kinds.map((kind) => (
        <li key={kind}>
          <Link
            to="/rng"
            search={{ sub: kind }}
            activeOptions={{ exact: true, includeSearch: true }}
            className={cx(
              'flex h-8 items-center rounded-ctl ps-5 pe-2.5 text-[0.8125rem] text-ink-soft transition-colors hover:bg-rail hover:text-ink touch:h-11',
              'aria-[current=page]:font-semibold aria-[current=page]:text-ink',
            )}
            {...follow}
          >
            {text(`catalogue.sub.${kind}` satisfies MessageId)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
