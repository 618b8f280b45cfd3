import { Button, buttonClasses, Field, TextInput } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { cardRoomPath } from '../../../shared/games/launch-address.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { SeedRow } from '../beside/seed-row.tsx';
import { type CardTable, isUnderWay } from './card-table.ts';
import type { TableCalls } from './use-table-calls.ts';

const SEED = /^[\w.-]{1,64}$/;

/** What the deck is made of: the house's commitment and a word of everyone who is dealt in. */
export function SeedPanel({ table, calls }: { table: CardTable; calls: TableCalls }) {
  const text = useText();
  const { hand, mine, players } = table;
  const nameOf = (seat: number) =>
    players.find((one) => one.seat === seat)?.name ??
    text('cardroom.seat.number', { number: seat + 1 });
  return (
    <div className="flex flex-col gap-4 text-[0.8125rem]">
      <p className="text-ink-soft">{text('cardroom.seeds.text')}</p>
      <dl className="flex flex-col *:border-t *:py-2.5">
        {hand && <SeedRow label={text('cardroom.seeds.hash')} value={hand.serverSeedHash} />}
        <SeedRow label={text('cardroom.seeds.nextHash')} value={table.nextServerSeedHash} />
        {hand?.clientSeeds.map(({ seat, seed }) => (
          <SeedRow
            key={seat}
            label={text('cardroom.seeds.of', { name: nameOf(seat) })}
            value={seed}
          />
        ))}
      </dl>
      {mine && <OwnSeed key={mine.clientSeed} seed={mine.clientSeed} calls={calls} />}
      {hand && !isUnderWay(hand) && mine && (
        <Link
          to={cardRoomPath(table.game)}
          search={{ game: table.game, table: table.tableId, hand: hand.handId }}
          className={buttonClasses({ className: 'self-start' })}
        >
          <Scale aria-hidden className="size-4" />
          {text('cardroom.seeds.check')}
        </Link>
      )}
    </div>
  );
}

function OwnSeed({ seed, calls }: { seed: string; calls: TableCalls }) {
  const text = useText();
  const [typed, setTyped] = useState(seed);
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void calls.chooseSeed(typed);
      }}
    >
      <Field label={text('cardroom.seeds.own')} hint={text('cardroom.seeds.ownHint')}>
        <TextInput
          dir="ltr"
          maxLength={64}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="sm"
        className="self-start"
        disabled={!SEED.test(typed) || typed === seed}
        isBusy={calls.isSending}
      >
        {text('cardroom.seeds.save')}
      </Button>
    </form>
  );
}
