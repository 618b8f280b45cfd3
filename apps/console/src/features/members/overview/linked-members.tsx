import { identityOperator, type Output } from '@baize/contract';
import { EmptyLine, Tag, textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { CardPanel } from './card-panel.tsx';
import { NetworkGraph } from './network-graph.tsx';

/** Who shares a device, an address, a payout account, a name or a number with the member. */
export function LinkedMembers({ member }: { member: { id: number; username: string } }) {
  const text = useText();
  const memberId = member.id;
  const linked = useQuery(queryOf(identityOperator.linkedMembers, { memberId }));
  return (
    <CardPanel title={text('console.member.card.linked')} query={linked}>
      {(linked) =>
        linked.list.length === 0 ? (
          <EmptyLine>{text('console.member.card.noLinked')}</EmptyLine>
        ) : (
          <>
            <NetworkGraph linked={linked} member={member} />
            <ul
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
              tabIndex={0}
              className="flex max-h-80 flex-col divide-y overflow-y-auto"
            >
              {linked.list.map((one) => (
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
            <Between linked={linked} />
            {linked.isCut && (
              <p className="mt-2 text-[0.8125rem] text-ink-soft">
                {text('console.member.card.linkedCut', { count: linked.list.length })}
              </p>
            )}
          </>
        )
      }
    </CardPanel>
  );
}

type Linked = Output<typeof identityOperator.linkedMembers.value>;

/** What those who are linked share among themselves, in words: the lines of the drawing between them. */
function Between({ linked: { list, between } }: { linked: Linked }) {
  const text = useText();
  const nameOf = (id: number) => list.find(({ memberId }) => memberId === id)?.username ?? '';
  if (between.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="cursor-pointer text-ink-soft touch:py-2">
        {text('console.member.card.between', { count: between.length })}
      </summary>
      <ul className="mt-1 flex flex-col gap-1">
        {between.map(({ one, other, ties }) => (
          <li key={`${one} ${other}`} className="break-words">
            {`${nameOf(one)} – ${nameOf(other)}: `}
            {ties.map((tie) => text(`console.member.tie.${tie}`)).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
