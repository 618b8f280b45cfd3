import { cx, Tag, textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import {
  Dices,
  Gift,
  KeyRound,
  type LucideIcon,
  MessageSquare,
  ShieldCheck,
  TriangleAlert,
  UserRoundCog,
  Wallet,
} from 'lucide-react';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useSaid } from '../../../shared/said/said.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { WordId } from '../../../shared/words.ts';
import { placeOf } from './story-places.ts';
import { aboutWords, type StoryEvent, stateWords } from './story-words.ts';

const ICONS: Record<StoryEvent['kind'], LucideIcon> = {
  access: KeyRound,
  play: Dices,
  money: Wallet,
  gifts: Gift,
  protection: ShieldCheck,
  contact: MessageSquare,
  risk: TriangleAlert,
  house: UserRoundCog,
};

/** One thing that happened: when, what, how it ended, and for how much. */
export function StoryRow({ event, memberId }: { event: StoryEvent; memberId: string }) {
  const text = useText();
  const said = useSaid();
  const times = useTimes();
  const { currency } = useBrand();
  const Icon = ICONS[event.kind];
  const place = placeOf(event, { memberId, day: times.today });
  const state = stateWords(said, event);
  const title = text(`console.story.${event.what}`);
  return (
    <li className="flex items-start gap-3 px-3 py-2 md:px-4">
      <span className="num w-11 shrink-0 text-[0.8125rem] leading-6 text-ink-soft">
        {times.time(event.at)}
      </span>
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {place ? (
            <Link
              to={place.to}
              {...(place.search && { search: place.search })}
              // A finger's width beyond the line, which stands beside its hour all the same.
              className={cx(textLinkClasses, 'touch:-my-2.5')}
            >
              {title}
            </Link>
          ) : (
            <span className="font-medium">{title}</span>
          )}
          {state && <Tag tone={event.kind === 'risk' ? 'warn' : 'plain'}>{state}</Tag>}
        </p>
        <Particulars event={event} />
      </div>
      {event.amount !== null && (
        <Sum
          amount={event.amount}
          currency={event.currency ?? currency}
          className="shrink-0 leading-6"
        />
      )}
    </li>
  );
}

/** What is counted, by what happened. */
const COUNTS: Partial<Record<StoryEvent['what'], WordId>> = {
  'bets-settled': 'console.story.bets',
  'sports-alert': 'console.story.bets',
  'spins-given': 'console.story.spins',
  'packet-sent': 'console.story.parts',
  protection: 'console.story.minutes',
  'protection-case': 'console.story.grade',
};

function Particulars({ event }: { event: StoryEvent }) {
  const text = useText();
  const said = useSaid();
  const { currency } = useBrand();
  const about = aboutWords(said, event);
  const counted = COUNTS[event.what];
  const isEmpty = !about && event.count === null && event.stake === null && event.by === null;
  if (isEmpty) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-[0.8125rem] text-ink-soft">
      {about && <span className="line-clamp-3 min-w-0 break-words">{about}</span>}
      {counted && event.count !== null && <span>{text(counted, { count: event.count })}</span>}
      {event.stake !== null && (
        <span className="inline-flex gap-1">
          {text('console.story.staked')}
          <Sum amount={event.stake} currency={event.currency ?? currency} />
        </span>
      )}
      {event.by !== null && <span>{text('console.story.by', { name: event.by })}</span>}
    </p>
  );
}
