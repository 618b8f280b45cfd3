import { Money } from '@baize/ui';
import { useMoneyParts } from '../../../../shared/money/use-money.ts';
import { BotBadge } from '../../../../shared/own-games/cards/bot-badge.tsx';
import { useText } from '../../../../shared/words/use-text.ts';
import type { CardTable } from '../card-table.ts';
import { PrizesOf } from '../lobby/stake-figures.tsx';
import { Chips } from './entry-form.tsx';

type SitAndGo = NonNullable<CardTable['sitAndGo']>;

/** How high the blinds are, and how many are left: over the head of the table. */
export function LevelNote({ sitAndGo }: { sitAndGo: SitAndGo }) {
  const text = useText();
  if (sitAndGo.state !== 'running') return null;
  const { level, smallBlind, bigBlind, ante, left, entrants, handsToNextLevel } = sitAndGo;
  return (
    <p className="absolute top-2 left-2 z-5 rounded-ctl bg-[#02090ccc] px-3 py-1.5 text-xs/4 text-[#f1ecdf] max-md:max-w-34 md:top-3 md:left-3">
      <b className="block text-[0.8125rem] text-[#f4d58b]">
        {text('cardroom.sng.level', { level })} ·{' '}
        <span dir="ltr">
          <Chips amount={smallBlind} />/<Chips amount={bigBlind} />
          {ante > 0n && (
            <>
              {' '}
              +<Chips amount={ante} />
            </>
          )}
        </span>
      </b>
      <span className="block">{text('cardroom.sng.up', { count: handsToNextLevel })}</span>
      <span className="block">{text('cardroom.sng.left', { left, count: entrants.length })}</span>
    </p>
  );
}

/** What the places win, told from the first chair that is taken until the end. */
export function Prizes({ prizes }: { prizes: readonly bigint[] }) {
  const text = useText();
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 text-[0.8125rem]">
      <span className="text-ink-soft">{text('cardroom.sng.prizes')}</span>
      <PrizesOf prizes={prizes} />
    </div>
  );
}

type StandingProps = { sitAndGo: SitAndGo; prizes: readonly bigint[] };

/** Who plays and who came where, with what the places won. */
export function Standing({ sitAndGo, prizes }: StandingProps) {
  const text = useText();
  const parts = useMoneyParts();
  const inOrder = sitAndGo.entrants.toSorted(
    (a, b) => (a.place ?? 0) - (b.place ?? 0) || Number(b.chips - a.chips),
  );
  return (
    <section>
      <h3 className="mb-1.5 text-[0.8125rem] font-semibold">{text('cardroom.sng.standing')}</h3>
      <Prizes prizes={prizes} />
      <ol className="text-[0.8125rem]">
        {inOrder.map((one) => (
          <li key={one.seat} className="flex items-center gap-2 border-t py-1.5">
            <span className="num w-5 text-ink-soft">{one.place ?? ''}</span>
            <bdi
              className={
                one.isMe ? 'min-w-0 truncate font-semibold text-brass-text' : 'min-w-0 truncate'
              }
            >
              {one.isMe ? text('cardroom.you') : one.name}
            </bdi>
            {one.isBot && <BotBadge />}
            <span className="ms-auto font-semibold">
              {one.prize !== null && one.prize > 0n && (
                <Money parts={parts(one.prize)} tone="win" />
              )}
              {one.prize === null && one.place === null && <Chips amount={one.chips} />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What it came to for oneself, once one has a place or it was called off. */
export function SitAndGoEnd({ sitAndGo }: { sitAndGo: SitAndGo }) {
  const text = useText();
  const parts = useMoneyParts();
  const own = sitAndGo.entrants.find(({ isMe }) => isMe);
  if (sitAndGo.state === 'void' || sitAndGo.state === 'refunded') {
    return <p>{text('cardroom.sng.refunded')}</p>;
  }
  return (
    <div className="flex flex-col gap-1">
      {own?.place ? (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span>{text('cardroom.sng.place', { place: own.place })}</span>
          {own.prize !== null && own.prize > 0n && (
            <Money parts={parts(own.prize)} size="mid" tone="win" />
          )}
        </p>
      ) : (
        <p>{text('cardroom.sng.over')}</p>
      )}
      <Winners sitAndGo={sitAndGo} />
    </div>
  );
}

/** Who won what, once all of it is known. */
function Winners({ sitAndGo: { entrants } }: { sitAndGo: SitAndGo }) {
  const text = useText();
  const parts = useMoneyParts();
  const paid = entrants
    .filter(({ prize }) => prize !== null && prize > 0n)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  if (paid.length === 0) return null;
  return (
    <ol className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem] font-normal">
      {paid.map(({ seat, place, name, isMe, isBot, prize }) => (
        <li key={seat} className="inline-flex items-center gap-1.5">
          <span className="num text-ink-soft">{place}.</span>
          <bdi className={isMe ? 'font-semibold text-brass-text' : ''}>
            {isMe ? text('cardroom.you') : name}
          </bdi>
          {isBot && <BotBadge />}
          <Money parts={parts(prize!)} tone={isMe ? 'win' : 'plain'} />
        </li>
      ))}
    </ol>
  );
}
