import { identityOperator } from '@baize/contract';
import { EmptyLine, Tag, textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { CardPanel } from './card-panel.tsx';

/** Who shares a device, an address, a payout account, a name or a number with the member. */
export function LinkedMembers({ memberId }: { memberId: number }) {
  const text = useText();
  const linked = useQuery(queryOf(identityOperator.linkedMembers, { memberId }));
  return (
    <CardPanel title={text('console.member.card.linked')} query={linked}>
      {({ list, isCut }) =>
        list.length === 0 ? (
          <EmptyLine>{text('console.member.card.noLinked')}</EmptyLine>
        ) : (
          <>
            <ul className="flex max-h-80 flex-col divide-y overflow-y-auto">
              {list.map((one) => (
                <li
                  key={one.memberId}
                  className="flex flex-wrap items-center justify-between gap-2 py-2"
                >
                  <span className="inline-flex items-center gap-2">
                    <Link
                      to="/members/$memberId"
                      params={{ memberId: String(one.memberId) }}
                      className={textLinkClasses}
                    >
                      {one.username}
                    </Link>
                    {one.isFrozen && <Tag tone="bad">{text('console.members.frozen')}</Tag>}
                  </span>
                  <span className="flex flex-wrap gap-1">
                    {one.ties.map((tie) => (
                      <Tag key={tie} tone={tie === 'address' ? 'plain' : 'warn'}>
                        {text(`console.member.tie.${tie}`)}
                      </Tag>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
            {isCut && (
              <p className="mt-2 text-[0.8125rem] text-ink-soft">
                {text('console.member.card.linkedCut', { count: list.length })}
              </p>
            )}
          </>
        )
      }
    </CardPanel>
  );
}
