import { seaTimeAt } from '@baize/games';
import type { Money } from '@baize/money';
import { jsonColumn, numberColumn, wordColumn } from '../../../platform/database/array-text.ts';
import { COMMIT, type LaneConnection } from '../../play/index.ts';
import { type Statement, selectCash, type Write } from '../../wallet/index.ts';
import { writeBullets } from '../magazines/bullets.ts';
import { LATE_MS } from '../magazines/magazine.ts';
import type { Sea } from '../seas/sea.ts';
import type { Asked, ChangedBullets } from './bundle.ts';
import type { Held } from './held.ts';
import { presenceWrites } from './presence.ts';

/** What came of a round: bullets, and visits of which it is said anew that somebody is there. */
type Decided = { changed: ChangedBullets; seen: readonly bigint[]; now: number };

/** Written before anybody is told: what was shown can always be paid. Answers what each has to play with. */
export async function keep(
  connection: LaneConnection,
  asked: readonly Asked[],
  held: Held,
  { changed, seen, now }: Decided,
): Promise<Money[]> {
  const writes = [
    ...seaWrites(asked, held, now),
    ...shotWrites(held, changed),
    ...presenceWrites(seen, now),
  ];
  const cash = [
    numberColumn(asked, ({ visit }) => visit.memberId),
    wordColumn(asked, ({ visit }) => visit.currency),
  ];
  const [balances] = await connection.together(() => [
    connection.run(selectCash, cash),
    ...writes.map(([statement, values]) => connection.run(statement, values)),
    connection.run(COMMIT, []),
  ]);
  return balances!.map(([balance]) => balance as Money);
}

const countVisits: Statement = {
  name: 'fish-count-visits',
  text: `update fish_visits v set shots_version = w.version
    from unnest($1::bigint[], $2::int[]) w (id, version) where v.id = w.id`,
};

/** Each visit counts on once, and its bullets stand under that count. */
function shotWrites({ visits }: Held, changed: ChangedBullets): Write[] {
  if (changed.size === 0) return [];
  const written = [...new Set(Array.from(changed.keys(), ({ visit_id }) => visit_id))];
  for (const id of written) visits.get(id)!.version += 1;
  const version = (id: bigint) => visits.get(id)!.version;
  const bundles = Array.from(changed, ([{ bet_id, visit_id }, bullets]) => ({
    bet_id,
    version: version(visit_id),
    bullets: bullets.values(),
  }));
  return [
    writeBullets(bundles),
    [countVisits, [numberColumn(written, (id) => id), numberColumn(written, version)]],
  ];
}

const keepSeas: Statement = {
  name: 'fish-keep-seas',
  text: `update fish_seas s set freezes = w.freezes, caught = w.caught, caught_count = w.count
    from unnest($1::bigint[], $2::jsonb[], $3::jsonb[], $4::int[]) w (id, freezes, caught, count)
    where s.id = w.id`,
};

/** Fish that would be gone by now are forgotten. */
function seaWrites(asked: readonly Asked[], { seas }: Held, now: number): Write[] {
  const touched = [...new Map(asked.map(({ sea }) => [sea.id, sea])).values()].filter(
    ({ id }) => seas.get(id)?.isChanged,
  );
  if (touched.length === 0) return [];
  for (const sea of touched) forgetGone(sea, seas, now);
  return [
    [
      keepSeas,
      [
        numberColumn(touched, ({ id }) => id),
        jsonColumn(touched, ({ id }) => JSON.stringify(seas.get(id)!.freezes)),
        jsonColumn(touched, ({ id }) => JSON.stringify([...seas.get(id)!.caught])),
        numberColumn(touched, ({ id }) => seas.get(id)!.count),
      ],
    ],
  ];
}

function forgetGone({ id, openedAt }: Sea, seas: Held['seas'], now: number): void {
  const { freezes, caught } = seas.get(id)!;
  const seaMs = seaTimeAt(openedAt, freezes, now);
  for (const [fishId, goneAt] of caught) if (goneAt <= seaMs - LATE_MS * 2) caught.delete(fishId);
}
