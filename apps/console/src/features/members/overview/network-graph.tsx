import type { identityOperator, Output } from '@baize/contract';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../shared/use-text.ts';
import {
  middlePlace,
  NETWORK_HEIGHT,
  NETWORK_WIDTH,
  type Place,
  placeOthers,
} from './network-layout.ts';

type Linked = Output<typeof identityOperator.linkedMembers.value>;
type Tie = Linked['list'][number]['ties'][number];
type Props = { linked: Linked; member: { id: number; username: string } };

/** An address alone says little: it is drawn thin and broken. */
const isWeak = (ties: readonly Tie[]) => ties.every((tie) => tie === 'address');

/** Who has what in common with whom, drawn. The list below says the same to who does not see it. */
export function NetworkGraph({ linked, member }: Props) {
  const text = useText();
  const others = placeOthers(linked.list.length);
  const places = new Map<number, Place>(linked.list.map((one, n) => [one.memberId, others[n]!]));
  places.set(member.id, middlePlace());
  const links = [
    ...linked.list.map(({ memberId, ties }) => ({ one: member.id, other: memberId, ties })),
    ...linked.between,
  ];
  const names = (ties: readonly Tie[]) =>
    ties.map((tie) => text(`console.member.tie.${tie}`)).join(', ');
  return (
    <figure
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
      tabIndex={0}
      aria-label={text('console.member.card.network')}
      className="mb-3 overflow-x-auto rounded-card border bg-table"
    >
      <svg
        viewBox={`0 0 ${NETWORK_WIDTH} ${NETWORK_HEIGHT}`}
        className="h-auto w-full min-w-[34rem]"
      >
        <title>{text('console.member.card.network')}</title>
        {links.map(({ one, other, ties }) => (
          <Tied
            key={`${one} ${other}`}
            from={places.get(one)!}
            to={places.get(other)!}
            isWeak={isWeak(ties)}
            words={one === member.id ? names(ties) : ''}
          />
        ))}
        {linked.list.map((one) => (
          <Person
            key={one.memberId}
            memberId={one.memberId}
            name={one.username}
            place={places.get(one.memberId)!}
            tone={one.isFrozen ? 'var(--danger)' : 'var(--felt)'}
            label={`${one.username}: ${names(one.ties)}`}
          />
        ))}
        <Dot name={member.username} place={middlePlace()} tone="var(--brass)" />
      </svg>
    </figure>
  );
}

type TiedProps = { from: Place; to: Place; isWeak: boolean; words: string };

function Tied({ from, to, isWeak: isThin, words }: TiedProps) {
  return (
    <g aria-hidden>
      <line
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        stroke={isThin ? 'var(--ink-faint)' : 'var(--ink-soft)'}
        strokeWidth={isThin ? 1 : 2}
        strokeDasharray={isThin ? '4 4' : undefined}
      />
      {words && (
        <text
          x={from.x + (to.x - from.x) * 0.55}
          y={from.y + (to.y - from.y) * 0.55 - 5}
          textAnchor="middle"
          className="fill-ink-soft text-[11px]"
          stroke="var(--table)"
          strokeWidth={4}
          paintOrder="stroke"
        >
          {words}
        </text>
      )}
    </g>
  );
}

type PersonProps = DotProps & { memberId: number; label: string };

function Person({ memberId, label, ...dot }: PersonProps) {
  return (
    <Link to="/members/$memberId" params={{ memberId: String(memberId) }} aria-label={label}>
      <Dot {...dot} />
    </Link>
  );
}

type DotProps = { name: string; place: Place; tone: string };

function Dot({ name, place, tone }: DotProps) {
  return (
    <g>
      <circle cx={place.x} cy={place.y} r={14} fill={tone} stroke="var(--table)" strokeWidth={3} />
      <text
        x={place.x}
        y={place.y + 29}
        textAnchor="middle"
        className="fill-ink text-[13px] font-semibold"
        stroke="var(--table)"
        strokeWidth={4}
        paintOrder="stroke"
      >
        {name}
      </text>
    </g>
  );
}
