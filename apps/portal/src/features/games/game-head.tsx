import { tilePixels } from '@baize/art/pixels';
import { minutes, seconds } from '@baize/calendar';
import { IconButton, Money, Tag } from '@baize/ui';
import { useIntl } from '@baize/web/intl.tsx';
import { useClock } from '@baize/web/use-clock.ts';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, Info, PanelRightOpen, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useMoneyParts } from '../../shared/money/use-money.ts';
import { usePageTitle } from '../../shared/pages/page-title.ts';
import { useTimes } from '../../shared/times/use-times.ts';
import { useText } from '../../shared/words/use-text.ts';
import { type ShownReturn, useReturn } from './beside/use-return.ts';
import { tally, useTally } from './bets/tally.ts';
import { OwnTree } from './stage/own-tree.tsx';
import type { Choice, PublishedRules } from './stage/stage.ts';
import type { Sound } from './stage/use-sound.ts';
import { Volume } from './stage/volume.tsx';
import { useListedGame } from './use-game.ts';

type Props = {
  rules: PublishedRules;
  /** What is chosen now: returns may depend on it. */
  choice?: Choice;
  isFun: boolean;
  isMuted: boolean;
  onMute: () => void;
  onRules: () => void;
  onPanel: () => void;
};

export function GameHead({ rules, choice, ...rest }: Props) {
  return <HeadBar code={rules.gameCode} back={useReturn(rules, choice)} {...rest} />;
}

type BarProps = Omit<Props, 'rules' | 'choice'> & {
  code: string;
  back: ShownReturn | undefined;
  /** Below the name: which table, at which stake. */
  under?: ReactNode;
  /** Where one goes back to; the lobby of the house where nothing is said. */
  exit?: ReactNode;
  /** How loud it is, where that can be chosen. */
  volume?: Pick<Sound, 'volume' | 'setVolume'>;
  /** In place of what a game returns: what a table costs. */
  fact?: { label: string; value: ReactNode };
};

/** Where one is, how long one has been here, and how one stands: always in sight. */
export function HeadBar(props: BarProps) {
  const { code, back, isFun, isMuted, onMute, onRules, onPanel, under, exit, fact, volume } = props;
  const text = useText();
  const listed = useListedGame(code);
  usePageTitle(listed?.displayName);
  return (
    <header className="flex h-full items-center gap-2 border-b bg-table ps-1.5 pe-2 md:gap-3 md:ps-3 md:pe-4">
      {exit ?? (
        <Link to="/" aria-label={text('system.toLobby')} className={exitClasses}>
          <ChevronLeft aria-hidden className="size-5.5 rtl:-scale-x-100" />
        </Link>
      )}
      {listed && (
        <img
          src={tilePixels(listed.showIcon, 96)}
          alt=""
          onError={({ currentTarget }) => Object.assign(currentTarget.style, { display: 'none' })}
          className="h-10.5 w-8 rounded-[5px] object-cover max-md:hidden"
        />
      )}
      <div className="min-w-0">
        <h1
          dir="auto"
          className="line-clamp-2 font-display text-[1.05rem]/5 font-semibold text-balance md:block md:truncate md:text-[1.45rem]/8"
        >
          {listed?.displayName ?? ''}
        </h1>
        {under && <p className="truncate text-xs text-ink-soft max-md:hidden">{under}</p>}
        {isFun && (
          <Tag tone="info" className="h-4.5 px-1.5 text-[0.6875rem]">
            {text('games.fun.mark')}
          </Tag>
        )}
      </div>
      <Facts back={back} isFun={isFun} fact={fact} />
      <IconButton
        label={text(isMuted ? 'games.sound.on' : 'games.sound.off')}
        icon={isMuted ? <VolumeX /> : <Volume2 />}
        onClick={onMute}
      />
      {volume && <Volume {...volume} isMuted={isMuted} className="max-lg:hidden" />}
      <IconButton
        label={text('games.rules.open')}
        icon={<Info />}
        onClick={onRules}
        className="max-xl:hidden"
      />
      <IconButton
        label={text('games.panel.open')}
        icon={<PanelRightOpen className="rtl:-scale-x-100" />}
        onClick={onPanel}
        className="xl:hidden"
      />
    </header>
  );
}

export const exitClasses =
  'grid size-11 shrink-0 place-items-center rounded-ctl text-ink-soft hover:bg-rail hover:text-ink';

type FactsProps = Pick<BarProps, 'back' | 'isFun'> & { fact: BarProps['fact'] | undefined };

function Facts({ back, isFun, fact }: FactsProps) {
  const text = useText();
  const parts = useMoneyParts();
  const purse = isFun ? 'fun' : 'real';
  useEffect(() => tally.begin(purse, Date.now()), [purse]);
  return (
    <dl className="ms-auto flex gap-2 sm:gap-3 md:gap-7">
      <Fact label={text('games.facts.clock')}>
        <Clock />
      </Fact>
      <Fact label={text('games.facts.played')}>
        <Played purse={purse} />
      </Fact>
      <Fact label={text('games.facts.net')}>
        <OwnTree>
          <Net purse={purse} parts={parts} />
        </OwnTree>
      </Fact>
      <Fact label={fact?.label ?? text('games.facts.return')} className="max-md:hidden">
        {fact?.value ?? (back && <Return {...back} />)}
      </Fact>
    </dl>
  );
}

const wholeMinutes = (ms: number): number => Math.max(0, Math.floor(ms / minutes(1)));
const readMinute = () => minutes(wholeMinutes(Date.now()));

/** Looks every second, and is drawn again when another minute has begun. */
function Clock() {
  const times = useTimes();
  return <time>{times.time(useClock(seconds(1), readMinute)).slice(0, 5)}</time>;
}

type PurseProps = { purse: 'real' | 'fun' };

function Played({ purse }: PurseProps) {
  const startedAt = useSyncExternalStore(tally.subscribe, () => tally.current(purse)?.startedAt);
  const read = useCallback(
    () => (startedAt === undefined ? 0 : wholeMinutes(Date.now() - startedAt)),
    [startedAt],
  );
  return <>{hoursOf(useClock(seconds(1), read))}</>;
}

type NetProps = PurseProps & { parts: ReturnType<typeof useMoneyParts> };

function Net({ purse, parts }: NetProps) {
  const standing = useTally(purse);
  if (!standing) return null;
  const { returned, staked } = standing;
  return (
    <Money
      parts={parts(returned - staked, { signed: true })}
      tone={returned > staked ? 'win' : 'plain'}
    />
  );
}

function Return({ lowest, highest }: ShownReturn) {
  const { formatNumber } = useIntl();
  const [from, to] = [lowest, highest].map((share) => formatNumber(share, PERCENT));
  return <span dir="ltr">{from === to ? to : `${from} – ${to}`}</span>;
}

const PERCENT = {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
} as const;

function Fact({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt className="text-[0.6875rem]/4 whitespace-nowrap text-ink-soft">{label}</dt>
      <dd className="num text-[0.8125rem]/5 font-semibold whitespace-nowrap md:text-sm/5">
        {children}
      </dd>
    </div>
  );
}

/** Hours and minutes: "0:34". */
const hoursOf = (whole: number): string =>
  `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
