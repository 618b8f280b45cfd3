import { promotionsSignIn } from '@baize/contract';
import { Button, cx, Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { ask } from '../../../shared/calls/api.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { useGiftCall, useGivenWords } from '../use-gift-call.ts';
import { type Strip, stripsQuery } from '../use-promotions.ts';

/** The strips of daily sign-ins on the page itself: they come to nobody who does not look. */
export function SignInStrips() {
  const { language } = useLanguage();
  const { data = [] } = useQuery(stripsQuery(language));
  return data.map((strip) => <SignInStrip key={strip.id} strip={strip} />);
}

function SignInStrip({ strip }: { strip: Strip }) {
  const text = useText();
  const given = useGivenWords();
  const signing = useGiftCall({
    send: (order: { id: string; isMakeUp: boolean }, requestId) =>
      ask(promotionsSignIn.signIn, { ...order, requestId }),
    says: (value) => text('promotions.received', { what: given(value) }),
  });
  return (
    <Panel className="mb-6 grid items-center gap-5 xl:grid-cols-[13rem_minmax(0,1fr)_12rem]">
      <div>
        <h2 className="type-card" dir="auto">
          {strip.title}
        </h2>
        <p className="text-[0.8125rem] text-ink-soft">
          {text('promotions.signIn.day', { day: strip.today, days: strip.days.length })}
        </p>
      </div>
      <ol className="grid grid-cols-4 gap-1 sm:grid-cols-7">
        {strip.days.map((day) => (
          <li
            key={day.day}
            aria-current={day.day === strip.today ? 'step' : undefined}
            className={cx(
              'flex flex-col items-center gap-1 rounded-card border px-1 py-2 text-center text-[0.75rem] text-ink-soft max-sm:nth-7:col-span-2',
              day.day === strip.today && 'border-brass text-ink',
              day.isSigned && 'bg-rail-2',
            )}
          >
            <span className="grid size-7 place-items-center rounded-full bg-rail font-semibold">
              {day.isSigned ? (
                <Check size={16} aria-label={text('promotions.state.CLAIMED')} />
              ) : (
                <bdi>{day.day}</bdi>
              )}
            </span>
            <span className="wrap-break-word">{given(day)}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-col gap-2">
        <Button
          kind="brass"
          isBusy={signing.isBusy}
          disabled={strip.isSignedToday}
          onClick={() => signing.start({ id: strip.id, isMakeUp: false })}
        >
          {text(strip.isSignedToday ? 'promotions.signIn.done' : 'promotions.signIn.now')}
        </Button>
        {strip.missedDay && (
          <Button
            kind="quiet"
            isBusy={signing.isBusy}
            onClick={() => signing.start({ id: strip.id, isMakeUp: true })}
          >
            {text('promotions.signIn.makeUp', { points: Number(strip.makeUpPoints / 10_000n) })}
          </Button>
        )}
      </div>
    </Panel>
  );
}
