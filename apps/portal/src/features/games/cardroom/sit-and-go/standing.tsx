import { Money } from '@baize/ui';
import { useMoneyParts } from '../../../../shared/money/use-money.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import type { CardTable } from '../card-table.ts';
import { BotBadge } from '../table/bot-badge.tsx';
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

/** Who plays and who came where, with what the places won. */
export function Standing({ sitAndGo }: { sitAndGo: SitAndGo }) {
  const text = useText();
  const parts = useMoneyParts();
  const inOrder = sitAndGo.entrants.toSorted(
    (a, b) => (a.place ?? 0) - (b.place ?? 0) || Number(b.chips - a.chips),
  );
  return (
    <section>
      <h3 className="mb-1.5 text-[0.8125rem] font-semibold">{text('cardroom.sng.standing')}</h3>
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
  if (!own?.place) return <p>{text('cardroom.sng.over')}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span>{text('cardroom.sng.place', { place: own.place })}</span>
      {own.prize !== null && own.prize > 0n && (
        <Money parts={parts(own.prize)} size="mid" tone="win" />
      )}
    </p>
  );
}
