import { membersOperator } from '@baize/contract';
import { textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { AskedFact } from '../../../shared/act/odds-facts.ts';
import { queryOf } from '../../../shared/queries.ts';
import type { Opens } from '../../../shared/said/fields.ts';
import { useMay } from '../../../shared/session/use-me.ts';

/** What was asked, line by line; what it changes shows what stands there now. */
export function AskedFacts({ facts }: { facts: readonly AskedFact[] }) {
  return (
    <dl className="flex flex-col">
      {facts.map((fact) => (
        <div
          key={fact.label}
          className="flex items-baseline justify-between gap-4 border-t py-2 first:border-t-0"
        >
          <dt className="shrink-0 text-ink-soft">{fact.label}</dt>
          <dd className="num min-w-0 text-end font-medium break-words">
            {fact.before !== undefined && (
              <>
                <del className="text-ink-soft">{fact.before}</del>
                <span aria-hidden className="mx-2 inline-block rtl:-scale-x-100">
                  →
                </span>
              </>
            )}
            <Opened fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const PAGES: Readonly<Record<Exclude<Opens, 'member'>, (id: string) => LinkProps>> = {
  bet: (betId) => ({ to: '/bets/$betId', params: { betId } }),
  campaign: (id) => ({ to: '/campaigns/$id', params: { id } }),
  withdrawal: (id) => ({ to: '/withdrawals', search: { id } }),
  deposit: (id) => ({ to: '/deposits', search: { id } }),
  payment: (id) => ({ to: '/payments', search: { id } }),
};

function Opened({ fact: { value, opens } }: { fact: AskedFact }) {
  if (!opens) return value;
  if (opens.what === 'member') return <NamedMember memberId={Number(opens.id)} value={value} />;
  return (
    <Link {...PAGES[opens.what](opens.id)} className={textLinkClasses}>
      {value}
    </Link>
  );
}

/** Whoever decides knows people by their names; a request that holds a number only is looked up. */
function NamedMember({ memberId, value }: { memberId: number; value: string }) {
  const mayRead = useMay('members.read');
  const isNumber = value === String(memberId);
  const { data } = useQuery({
    ...queryOf(membersOperator.memberCard, { memberId }),
    enabled: mayRead && isNumber,
  });
  const name = isNumber ? (data?.member.username ?? value) : value;
  if (!mayRead) return name;
  return (
    <Link
      to="/members/$memberId"
      params={{ memberId: String(memberId) }}
      className={textLinkClasses}
    >
      {name}
    </Link>
  );
}
