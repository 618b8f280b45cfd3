import { type Output, protectionOverviewOperator } from '@baize/contract';
import { moneyWords } from '@baize/money';
import { Tag } from '@baize/ui';
import { Facts } from '../../../shared/parts/facts.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { WordId } from '../../../shared/words.ts';
import { cardPart } from './card-part.tsx';

type Standing = Output<typeof protectionOverviewOperator.memberStanding.value>;
type Measure = NonNullable<Standing['limits'][number]['value']>;

/** Exclusions, limits and the identity check that are in force. */
export const ProtectionStanding = cardPart(protectionOverviewOperator.memberStanding, {
  title: 'console.nav.protection',
  asked: (memberId) => ({ memberId }),
  onward: (memberId) => ({
    to: '/protection',
    search: { tab: 'file', member: String(memberId) },
    label: 'console.member.card.protectionFile',
  }),
  show: (standing) => <StandingFacts standing={standing} />,
});

function StandingFacts({ standing }: { standing: Standing }) {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const { bar, limits, identity } = standing;
  const measure = ({ amount, minutes }: Measure) =>
    amount === null
      ? text('console.protection.minutes', { minutes: minutes ?? 0 })
      : moneyWords(amount, { locale: 'en', symbol: `${currency} `, position: 'F' });
  const until = bar?.endsAt ?? bar?.returnFrom ?? null;
  return (
    <Facts
      facts={[
        {
          label: text('console.protection.bar'),
          value: bar ? (
            <span className="inline-flex flex-wrap items-center justify-end gap-2">
              <Tag tone="bad">{text(`console.protection.bar.${bar.kind}`)}</Tag>
              {until === null
                ? text('console.protection.event.forEver')
                : text('console.member.card.until', { at: times.dayAndTime(until) })}
            </span>
          ) : (
            text('console.protection.noBar')
          ),
        },
        ...limits.map(({ kind, period, value, used }) => ({
          // Not every kind of limit has every period; the server names only those that are.
          label: text(`console.protection.limit.${kind}.${period}` as WordId),
          value: used
            ? text('console.protection.used', { limit: measure(value!), used: measure(used) })
            : measure(value!),
        })),
        ...(limits.length === 0
          ? [
              {
                label: text('console.member.card.limits'),
                value: text('console.member.card.noLimits'),
              },
            ]
          : []),
        {
          label: text('console.protection.tab.identities'),
          value: text(`console.protection.identity.${identity}`),
        },
      ]}
    />
  );
}
