import type { membersStoryOperator as contract, Output, Right } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { trailOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { operatorNames } from '../../operators/index.ts';
import { findMember } from '../member.ts';
import type { StoryFacts, StoryPart, StorySource } from './source.ts';

type Wanted = Output<typeof contract.memberStory.input>;
type Story = Output<typeof contract.memberStory.value>;
type Row = { source: string; id: bigint; micros: bigint; facts: StoryFacts };

/** Everything that happened to a member, newest first: all sources in one question to the database. */
export async function memberStory(house: House, caller: Caller, wanted: Wanted): Promise<Story> {
  const member = (await findMember(house.db, BigInt(wanted.memberId))) ?? refuse('NOT_FOUND');
  const { kind, pageSize } = wanted;
  const asked = house.contributed('storySources').filter((one) => !kind || one.kind === kind);
  const open = asked.filter(({ right }) => caller.rights.includes(right));
  const hiddenBy = [...new Set(asked.map(({ right }) => right))].filter(
    (right) => !caller.rights.includes(right),
  );
  const place = readPlace(wanted);
  const part: StoryPart = {
    member,
    memberId: member.id,
    from: new Date(wanted.from ?? 0),
    to: new Date(wanted.to ?? FAR_MS),
    until: new Date(Number(place.micros / 1000n) + 1),
    limit: pageSize,
  };
  const rows = await readRows(house, open, { part, place });
  const list = await toEvents(house, open, rows);
  return { ...trailOf(list, { rows, pageSize, keyOf: placeOf }), hiddenBy: hiddenBy as Right[] };
}

/** The end of the calendar that the database keeps to the millisecond. */
const FAR_MS = Date.UTC(9999, 0);
const LEAST_ID = -(2n ** 63n);
const GREATEST_ID = 2n ** 63n - 1n;

/** A place in the story. At one instant sources follow each other by name, rows of a source by number. */
type Place = { micros: bigint; source: string; id: bigint };

const placeOf = ({ micros, source, id }: Row) => `${micros}.${source}.${id}`;

function readPlace({ after, to }: Wanted): Place {
  if (after === undefined) {
    return { micros: BigInt(to ?? FAR_MS) * 1000n, source: '', id: LEAST_ID };
  }
  const [micros = '', source = '', id = ''] = after.split('.');
  return { micros: BigInt(micros), source, id: BigInt(id) };
}

/** The greatest number that a row of this source may not have at the instant of the place. */
function boundOf(name: string, { source, id }: Place): bigint {
  if (source === '' || name < source) return LEAST_ID;
  return name === source ? id : GREATEST_ID;
}

async function readRows(
  house: House,
  sources: readonly StorySource[],
  { part, place }: { part: StoryPart; place: Place },
): Promise<Row[]> {
  if (sources.length === 0) return [];
  const parts = sources.map(
    ({ name, events }) => sql`
      (select ${name}::text collate "C" as source, e.id::bigint as id, e.at, to_jsonb(e) as facts
       from (${events(part)}) e
       where e.at >= ${part.from}
         and (e.at, e.id::bigint) < (
           'epoch'::timestamptz + ${place.micros}::bigint * interval '1 microsecond',
           ${boundOf(name, place)}::bigint)
       order by e.at desc, e.id desc limit ${part.limit})`,
  );
  const { rows } = await sql<Row>`
    select source, id, (extract(epoch from at) * 1000000)::bigint as micros, facts
    from (${sql.join(parts, sql` union all `)}) story
    order by at desc, source, id desc limit ${part.limit}`.execute(house.reports);
  return rows;
}

async function toEvents(
  house: House,
  sources: readonly StorySource[],
  rows: readonly Row[],
): Promise<Story['list']> {
  const known = new Map(sources.map((source) => [source.name, source]));
  const names = await operatorNames(house, [
    ...new Set(rows.flatMap(({ facts }) => operatorIn(facts.by) ?? [])),
  ]);
  return rows.map(({ source: name, id, micros, facts: told }) => {
    const source = known.get(name)!;
    const facts = source.tell?.(house, told) ?? told;
    const operator = operatorIn(facts.by);
    return {
      id: `${name}.${id}`,
      at: Number(micros / 1000n),
      kind: source.kind,
      what: facts.what,
      about: facts.about ?? null,
      state: facts.state ?? null,
      ...sumsOf(facts),
      by: operator === undefined ? null : (names.get(operator) ?? null),
      ref: facts.ref == null ? null : String(facts.ref),
      span: spanOf(facts),
    };
  });
}

const sumsOf = ({ amount, currency, stake, count }: StoryFacts) => ({
  amount: amount ? BigInt(amount) : null,
  currency: currency ?? null,
  stake: stake ? BigInt(stake) : null,
  count: count ?? null,
});

const spanOf = ({ from, to }: StoryFacts) =>
  from && to ? { from: Date.parse(from), to: Date.parse(to) } : null;

function operatorIn(by: string | null | undefined): bigint | undefined {
  const id = /^operator:(\d+)$/.exec(by ?? '')?.[1];
  return id === undefined ? undefined : BigInt(id);
}
