import { type Output, promotionsEnvelopes } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useSumWords } from '../../../shared/money/use-sum-words.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { Odds } from '../tickets/odds.tsx';
import { Draws } from '../tickets/own-draws.tsx';
import { isSoon, useTimeLeft } from '../time-left.ts';
import { type Activity, promotionsKey } from '../use-promotions.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';

type Page = Output<typeof promotionsEnvelopes.rainPage.value>;

/** When it falls, how often one may catch and by what; below it what one caught, to be checked. */
export function RainPanel({ activity }: { activity: Activity }) {
  const token = useSession()?.token;
  const query = useQuery({
    queryKey: promotionsKey('rainPage', activity.id, token),
    queryFn: ({ signal }) => ask(promotionsEnvelopes.rainPage, { id: activity.id }, signal),
    enabled: token !== undefined,
  });
  if (token === undefined) return null;
  return <Fetched query={query}>{(page) => <Whole activity={activity} page={page} />}</Fetched>;
}

function Whole({ activity, page }: { activity: Activity; page: Page }) {
  const text = useText();
  const sum = useSumWords();
  return (
    <>
      <section className="flex flex-col gap-2 rounded-card border bg-rail p-4">
        {page.fall ? <NextFall {...page.fall} /> : <p>{text('promotions.rain.never')}</p>}
        {page.fall && (
          <p className="font-semibold">{text('promotions.rain.yours', { count: page.chances })}</p>
        )}
        {page.ladder.length > 0 && page.fall && <Ladder page={page} />}
      </section>
      <Odds
        lines={page.amounts.map(({ amount, weight }) => ({
          name: sum(amount),
          weight,
          isLeft: true,
        }))}
      />
      <Draws
        activity={activity}
        draws={page.caught.map((one) => ({
          key: String(one.nonce),
          at: one.caughtAt,
          name: one.amount > 0n ? sum(one.amount) : text('promotions.rain.empty'),
          ...one,
        }))}
      />
    </>
  );
}

function NextFall({ startsAt, endsAt }: NonNullable<Page['fall']>) {
  const text = useText();
  const { dateAndTime } = useTimes();
  const time = useTimeLeft(startsAt);
  const [wait, rest] = [useSecondsLeft(startsAt), useSecondsLeft(endsAt)];
  if (wait === 0 && rest > 0)
    return <p className="font-display text-2xl">{text('promotions.rain.now')}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <b className="font-display text-2xl tabular-nums">
        {isSoon(startsAt) ? text('promotions.rain.in', { time }) : dateAndTime(startsAt)}
      </b>
      {isSoon(startsAt) && <span className="text-ink-soft">{dateAndTime(startsAt)}</span>}
    </p>
  );
}

function Ladder({ page }: { page: Page }) {
  const text = useText();
  const sum = useSumWords();
  const { deposited, played } = page;
  return (
    <div className="text-[0.875rem] text-ink-soft">
      <p>{text('promotions.rain.day', { deposited: sum(deposited), played: sum(played) })}</p>
      <ul className="mt-1 list-disc ps-5">
        {page.ladder.map(({ deposit, validBet, chances }) => (
          <li key={`${deposit} ${validBet} ${chances}`}>
            {text(wordOf(deposit, validBet), {
              deposit: sum(deposit),
              played: sum(validBet),
              count: chances,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Which sentence says what a step of the ladder asks for. */
function wordOf(deposit: bigint, validBet: bigint) {
  if (deposit > 0n && validBet > 0n) return 'promotions.rain.step.both' as const;
  if (deposit > 0n) return 'promotions.rain.step.deposit' as const;
  return validBet > 0n
    ? ('promotions.rain.step.played' as const)
    : ('promotions.rain.step.all' as const);
}
