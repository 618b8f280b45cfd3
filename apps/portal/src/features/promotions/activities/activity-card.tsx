import { Tag, type Tone } from '@baize/ui';
import { promotionArt } from '@baize/web/promotion-art.ts';
import { Gift } from 'lucide-react';
import { houseTime } from '../../../shared/times/house-time.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { isSoon, useTimeLeft } from '../time-left.ts';
import { useGivenWords } from '../use-gift-call.ts';
import type { Card } from '../use-promotions.ts';
import { ActivityButton } from './activity-button.tsx';
import { GoalBars } from './goal-words.tsx';

const TONES: Partial<Record<Card['state'], Tone>> = {
  CLAIM: 'warn',
  CLAIMED: 'good',
  ISSUED: 'good',
  REJECTED: 'bad',
};

export const pictureOf = ({ picture, style, kind }: Pick<Card, 'picture' | 'style' | 'kind'>) =>
  picture || promotionArt(style ?? kind);

type Props = { card: Card; onShow: () => void };

/** One campaign: its state stands in the foot, always at the same place. */
export function ActivityCard({ card, onShow }: Props) {
  const text = useText();
  const step = card.steps.find(({ state }) => state !== 'CLAIMED') ?? card.steps.at(-1);
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border bg-table transition-colors hover:border-line-strong">
      <img
        src={pictureOf(card)}
        alt=""
        loading="lazy"
        className="aspect-[2.6] w-full bg-rail object-cover"
      />
      <div className="flex flex-1 flex-col gap-2 p-4" dir="auto">
        <p className="flex flex-wrap items-center gap-2">
          <Tag>{text(`promotions.kind.${card.kind}`)}</Tag>
          <Tag tone={TONES[card.state]}>{text(`promotions.state.${card.state}`)}</Tag>
          <EarlierTag card={card} />
        </p>
        <h2 className="type-card">
          <button
            type="button"
            onClick={onShow}
            className="text-start wrap-anywhere after:absolute after:inset-0"
          >
            {card.title}
          </button>
        </h2>
        <p className="line-clamp-2 text-ink-soft">{card.summary}</p>
        {step && <StepGift step={step} />}
        {step && card.state !== 'JOIN' && <GoalBars goals={card.goals} step={step} />}
      </div>
      <div className="flex min-h-14 items-center justify-between gap-3 border-t px-4 py-2 text-[0.8125rem] text-ink-soft">
        <CardTime card={card} />
        <div className="relative">
          <ActivityButton card={card} onShow={onShow} />
        </div>
      </div>
    </li>
  );
}

/** What the next step brings, as things stand; nothing of a share that has not begun. */
function StepGift({ step }: { step: Card['steps'][number] }) {
  const given = useGivenWords();
  const { spins, freeBet, goods } = step.gives;
  const brings = { ...step, spins, freeBet, goods };
  if (step.money + step.points === 0n && !step.tickets && !spins && !freeBet && !goods) return null;
  return (
    <p className="flex items-center gap-1.5 font-semibold text-brass-text">
      <Gift aria-hidden className="size-4 shrink-0" />
      {given(brings)}
    </p>
  );
}

/** What can still be claimed of a day or week that is over stands beside the card of the running one. */
function EarlierTag({ card: { cycleEndsAt } }: { card: Card }) {
  const text = useText();
  const { date } = useTimes();
  if (cycleEndsAt === null || cycleEndsAt > houseTime.now()) return null;
  return <Tag>{text('promotions.earnedBy', { date: date(cycleEndsAt - 1) })}</Tag>;
}

/** When it begins, ends, or until when it can be claimed. */
function CardTime({ card }: { card: Card }) {
  const text = useText();
  const { dateAndTime } = useTimes();
  if (card.state === 'COMING_SOON') {
    if (isSoon(card.startsAt)) return <Counted until={card.startsAt} word="promotions.beginsIn" />;
    return <span>{text('promotions.begins', { when: dateAndTime(card.startsAt) })}</span>;
  }
  const isDue = card.state === 'CLAIM';
  const until = isDue ? card.claimableUntil : (card.cycleEndsAt ?? card.endsAt);
  if (until && isSoon(until)) {
    return <Counted until={until} word={isDue ? 'promotions.claimWithin' : 'promotions.endsIn'} />;
  }
  return (
    <span>
      {until ? text('promotions.until', { when: dateAndTime(until) }) : text('promotions.always')}
    </span>
  );
}

type CountedWord = 'promotions.beginsIn' | 'promotions.claimWithin' | 'promotions.endsIn';

function Counted({ until, word }: { until: number; word: CountedWord }) {
  const text = useText();
  return (
    <span role="timer" className="tabular-nums">
      {text(word, { time: useTimeLeft(until) })}
    </span>
  );
}
