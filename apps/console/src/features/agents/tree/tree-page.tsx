import { agentsPlacementOperator } from '@baize/contract';
import { Button, FilterBar, Pager, StatePanel, Tag, textLinkClasses } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, UserRoundPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ChooseOne } from '../../../shared/list/choose-one.tsx';
import { FilterText } from '../../../shared/list/filter-text.tsx';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { Split } from '../../../shared/list/split.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { contractTone, PAGE_SIZE, type TreeRow } from '../agent-rows.ts';
import { AgentCase } from './agent-case.tsx';
import { OpenAgent } from './open-agent.tsx';

/** The tree a level at a time: who stands at the top, or directly below someone. */
export function TreePage() {
  const text = useText();
  const [search, setSearch] = useFilters();
  const page = pageOf(search);
  const below = search.below;
  const level = useQuery({
    ...queryOf(agentsPlacementOperator.browseTree, {
      page,
      size: PAGE_SIZE,
      ...(below && { username: below }),
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const columns = useMemo(() => columnsOf(text), [text]);
  if (level.error && !below) {
    return <FailurePage error={level.error} reset={() => void level.refetch()} />;
  }
  return (
    <Split
      asideTitle={text('console.agents.case')}
      isOpen={Boolean(search.who)}
      onClose={() => setSearch({ who: '' })}
      aside={search.who && <AgentCase key={search.who} username={search.who} />}
      whenClosed={
        <ChooseOne
          picture="members-only"
          title={text('console.agents.choose')}
          text={text('console.agents.chooseText')}
        />
      }
    >
      <PageBody>
        <PageHead
          title={text('console.agents.tree')}
          lead={text('console.agents.treeLead')}
          actions={<NewAgent />}
        />
        <FilterBar
          className="mb-4"
          filters={[
            {
              key: 'below',
              label: text('console.agents.below'),
              kind: 'custom',
              render: (value, onChange) => (
                <FilterText
                  label={text('console.agents.below')}
                  value={value}
                  onChange={onChange}
                />
              ),
            },
          ]}
          state={{ below: below ?? '' }}
          onChange={({ below: next = '' }) => setSearch({ below: next.trim(), page: '', who: '' })}
        />
        {below && <Trail below={below} />}
        <Table
          caption={text('console.agents.tree')}
          columns={columns}
          rows={level.error ? [] : (level.data?.list ?? [])}
          rowId={({ username }) => username}
          isLoading={level.isPending}
          isSortedByServer
          openRowId={search.who}
          onRowOpen={({ username }) => setSearch({ who: username })}
          empty={
            <StatePanel
              picture={<StatePicture name="empty" />}
              title={text(level.error ? 'console.agents.unknown' : 'console.agents.none')}
              text={text('console.agents.noneText')}
            />
          }
        />
        <Pager
          className="mt-4"
          page={page}
          pageCount={level.data?.totalPages ?? 1}
          onPage={(next) => setSearch({ page: String(next), who: '' })}
        />
      </PageBody>
    </Split>
  );
}

function NewAgent() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (!useMay('agents.edit')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UserRoundPlus aria-hidden className="size-4" />
        {text('console.agents.open')}
      </Button>
      <OpenAgent isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** From the top down to whose downlines these are. */
function Trail({ below }: { below: string }) {
  const text = useText();
  const card = useQuery({
    ...queryOf(agentsPlacementOperator.agentCard, { username: below }),
    retry: false,
  });
  return (
    <ol className="mb-4 flex flex-wrap items-center gap-1.5">
      <li className="flex items-center gap-1.5">
        <Link to="/agents" className={textLinkClasses}>
          {text('console.agents.theTop')}
        </Link>
      </li>
      {card.data?.path.map((name) => (
        <li key={name} className="flex items-center gap-1.5">
          <ChevronRight aria-hidden className="size-4 text-ink-soft rtl:-scale-x-100" />
          <Below username={name} />
        </li>
      ))}
    </ol>
  );
}

function Below({ username, children }: { username: string; children?: string }) {
  return (
    <Link
      to="/agents"
      search={{ below: username }}
      className={textLinkClasses}
      onClick={(event) => event.stopPropagation()}
    >
      {children ?? username}
    </Link>
  );
}

function columnsOf(text: Text): Column<TreeRow>[] {
  return [
    {
      id: 'username',
      header: text('console.agents.username'),
      onCard: 'title',
      cell: ({ username, kind, type }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{username}</span>
          <span className="text-[0.8125rem] font-normal text-ink-soft">
            {text(`console.agents.is.${type === 2 ? 'GENERAL' : kind}`)}
          </span>
        </span>
      ),
    },
    {
      id: 'team',
      header: text('console.agents.team'),
      align: 'figure',
      cell: ({ teamCount }) => <span className="num">{teamCount}</span>,
    },
    {
      id: 'contracts',
      header: text('console.agents.contracts'),
      cell: ({ contracts, isFrozen }) => (
        <span className="flex flex-wrap gap-1 py-1.5">
          {isFrozen && <Tag tone="bad">{text('console.agents.frozen')}</Tag>}
          {contracts.map(({ id, kind, state }) => (
            <Tag key={id} tone={contractTone(state)}>
              {text(`console.agents.kind.${kind}`)}
            </Tag>
          ))}
        </span>
      ),
    },
    {
      id: 'below',
      header: text('console.agents.direct'),
      onCard: 'aside',
      cell: ({ username, teamCount }) =>
        teamCount > 1 ? (
          <Below username={username}>{text('console.agents.goBelow')}</Below>
        ) : (
          <span className="text-ink-soft">{text('console.agents.nobody')}</span>
        ),
    },
  ];
}
