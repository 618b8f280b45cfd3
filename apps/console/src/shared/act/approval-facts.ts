import { type Leaf, leafText, leaves } from '../editor/changes.ts';
import { FIELDS, LIMIT_FIELDS, type Opens, type Worth } from '../said/fields.ts';
import { placeName, placeValue } from '../said/places.ts';
import type { Said } from '../said/said.ts';
import { type AskedFact, oddsFacts } from './odds-facts.ts';

/** What a request calls `from` and `to` without a name is what its kind is about. */
const UNNAMED: Readonly<Record<string, string>> = {
  'operators.roles': 'roles',
  'operators.email': 'email',
  'promotions.budget': 'budget',
};

const HIDDEN = /^(version|operatorId|secret|requirement|content|proofIds|code)$/;
/** The subject of the request says these by their names. */
const SAID_BY_SUBJECT = /^(gameCode|tableId|number|day)$/;

type Asked = { kind: string; payload: unknown; subjectName?: string | null };

/** What was asked for, in a person's terms: sums as sums, before and after side by side, links to open. */
export function askedFacts(said: Said, asked: Asked): AskedFact[] {
  const { kind, payload, subjectName } = asked;
  if (kind === 'lottery.odds') return oddsFacts(said, payload);
  const sides = new Map<string, { before?: Leaf; value?: Leaf }>();
  const given = new Map(leaves(payload));
  for (const [path, leaf] of given) {
    const [stem, side] = sideOf(path, kind, given);
    if (HIDDEN.test(stem) || (subjectName && SAID_BY_SUBJECT.test(stem))) continue;
    sides.set(stem, { ...sides.get(stem), [side]: leaf });
  }
  const username = given.get('username');
  if (given.has('memberId')) sides.delete('username');
  return [...sides]
    .filter(([, { before, value }]) => before === undefined || !isAlike(before, value))
    .flatMap(([stem, { before, value = null }]) => {
      const worth = worthIn(kind, stem);
      if (worth === 'right' && before !== undefined) return rightFacts(said, before, value);
      const say = (leaf: Leaf) => placeValue(said, leaf, worth, areaOf(kind));
      return [
        {
          label: labelIn(said, kind, stem),
          value: worth === 'member' && username ? leafText(username) : say(value),
          before: before === undefined ? undefined : say(before),
          opens: opensAs(worth, value),
        },
      ];
    });
}

const areaOf = (kind: string) => kind.split('.')[0] ?? '';
const lastOf = (stem: string) => stem.split('.').at(-1) ?? '';
const isAlike = (one: Leaf, other: Leaf | undefined) =>
  other !== undefined && leafText(one) === leafText(other);

const ownField = (kind: string, stem: string) =>
  kind === 'operators.limits' ? LIMIT_FIELDS[lastOf(stem)] : undefined;

function worthIn(kind: string, stem: string): Worth {
  return (ownField(kind, stem) ?? FIELDS[lastOf(stem)])?.[1] ?? 'text';
}

function labelIn(said: Said, kind: string, stem: string): string {
  const own = ownField(kind, stem);
  return own ? said.text(own[0]) : placeName(said, stem);
}

/** Of a long list of rights only what comes and what goes is worth reading. */
function rightFacts(said: Said, before: Leaf, after: Leaf): AskedFact[] {
  const [old, next] = [listOf(before), listOf(after)];
  const names = (rights: readonly string[]) => rights.map(said.right).join(', ');
  return [
    {
      label: 'console.approvals.place.rightsAdded',
      rights: next.filter((one) => !old.includes(one)),
    },
    {
      label: 'console.approvals.place.rightsRemoved',
      rights: old.filter((one) => !next.includes(one)),
    },
  ].flatMap(({ label, rights }) =>
    rights.length === 0
      ? []
      : [
          {
            label: said.text(label as 'console.approvals.place.rightsAdded'),
            value: names(rights),
          },
        ],
  );
}

const listOf = (leaf: Leaf): string[] =>
  leaf !== null && typeof leaf === 'object' ? leaf.map(String) : [];

/** `limit.from` and `from.limit` are the same place at two times; a new payout follows the one paid. */
function sideOf(
  path: string,
  kind: string,
  given: ReadonlyMap<string, Leaf>,
): [stem: string, side: 'before' | 'value'] {
  if (path === 'id' && kind.startsWith('promotions.')) return ['campaignId', 'value'];
  if (path === 'paid' && given.has('payout')) return ['payout', 'before'];
  const parts = path.split('.');
  const at = parts.findIndex((part) => part === 'from' || part === 'to');
  if (at < 0) return [path, 'value'];
  const side = parts[at] === 'from' ? 'before' : 'value';
  const stem = parts.filter((_, index) => index !== at).join('.');
  return [stem || (UNNAMED[kind] ?? kind), side];
}

const OPENS: readonly string[] = ['member', 'bet', 'withdrawal', 'deposit', 'payment', 'campaign'];

function opensAs(worth: Worth, id: Leaf): AskedFact['opens'] {
  return OPENS.includes(worth) ? { what: worth as Opens, id: leafText(id) } : undefined;
}
