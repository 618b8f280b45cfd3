import { agentsPlacementOperator } from '@baize/contract';
import { rateText } from '@baize/money';
import { Button, EmptyLine, LoadingRegion, SectionHead, Skeleton, Tag } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/errors.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { Facts } from '../../../shared/parts/facts.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import type { AgentCard, ContractRow } from '../agent-rows.ts';
import { ContractPair, ContractTag } from '../contracts/contract-words.tsx';
import { GiveContract } from '../contracts/give-contract.tsx';
import { SetRebates } from '../contracts/set-rebates.tsx';
import { TermsView } from '../contracts/terms-view.tsx';
import { type Category, categoryWords } from '../figures.ts';
import { MoveMember } from './move-member.tsx';

/** One of the tree: where they stand, what they may give, what runs. */
export function AgentCase({ username }: { username: string }) {
  const card = useQuery(queryOf(agentsPlacementOperator.agentCard, { username }));
  if (card.error) return <p role="alert">{sentenceOf(card.error)}</p>;
  if (!card.data) {
    return (
      <LoadingRegion className="flex flex-col gap-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-48" />
      </LoadingRegion>
    );
  }
  return <Card card={card.data} />;
}

function Card({ card }: { card: AgentCard }) {
  const text = useText();
  const { currency } = useBrand();
  const rebates = Object.entries(card.rebates);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="type-title break-words">{card.username}</h2>
          <MemberLink
            memberId={card.id}
            name={text('console.agents.level', { level: card.level })}
          />
        </div>
        {card.isFrozen && <Tag tone="bad">{text('console.agents.frozen')}</Tag>}
      </div>
      <Actions card={card} />
      <Facts
        facts={[
          { label: text('console.agents.path'), value: card.path.join(' › ') },
          { label: text('console.agents.team'), value: card.teamCount },
          { label: text('console.agents.direct'), value: card.directCount },
          {
            label: text('console.agents.owes'),
            value: <Sum amount={card.owes} currency={currency} />,
          },
          {
            label: text('console.agents.rebates'),
            value:
              rebates
                .map(
                  ([category, rate]) =>
                    `${text(categoryWords(category as Category))} ${rateText(rate)} %`,
                )
                .join(', ') || text('console.agents.noRebates'),
          },
        ]}
      />
      <section>
        <SectionHead title={text('console.agents.contracts.title')} level={3} />
        {card.contracts.length === 0 && (
          <EmptyLine>{text('console.agents.contracts.none')}</EmptyLine>
        )}
        <ul className="flex flex-col gap-4">
          {card.contracts.map((one) => (
            <li key={one.id}>
              <ContractLine contract={one} />
            </li>
          ))}
        </ul>
      </section>
      <AuditLink subject={`member:${card.id}`} />
    </div>
  );
}

function ContractLine({ contract }: { contract: ContractRow }) {
  const text = useText();
  const { kind, terms } = contract;
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 pb-1">
        <span>
          <span className="font-semibold">{text(`console.agents.kind.${kind}`)}</span>{' '}
          <ContractPair contract={contract} />
        </span>
        <ContractTag contract={contract} />
      </div>
      <TermsView kind={kind} terms={terms} />
    </>
  );
}

function Actions({ card }: { card: AgentCard }) {
  const text = useText();
  const mayEdit = useMay('agents.edit');
  const [asking, setAsking] = useState<'move' | 'give' | 'rebates' | null>(null);
  if (!mayEdit) return null;
  const isAgent = card.type !== 0 && card.type !== 4;
  const isTop = card.level === 0;
  const leave = () => setAsking(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setAsking('move')}>{text('console.agents.move')}</Button>
      {isTop && isAgent && (
        <Button onClick={() => setAsking('give')}>{text('console.agents.give')}</Button>
      )}
      {isTop && (
        <Button onClick={() => setAsking('rebates')}>{text('console.agents.setRebates')}</Button>
      )}
      <MoveMember username={card.username} isOpen={asking === 'move'} onClose={leave} />
      <GiveContract card={card} isOpen={asking === 'give'} onClose={leave} />
      <SetRebates card={card} isOpen={asking === 'rebates'} onClose={leave} />
    </div>
  );
}
