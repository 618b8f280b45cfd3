import { agentsPlacementOperator } from '@baize/contract';
import { Tag, textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, UserRoundPlus } from 'lucide-react';
import { DialogButton } from '../../../shared/act/dialog-button.tsx';
import { figureColumn, titleColumn } from '../../../shared/list/columns.tsx';
import { textFilter } from '../../../shared/list/filters.tsx';
import { ListFilters, ListRows, listOf, useList } from '../../../shared/list/list.tsx';
import { type Beside, WithCase } from '../../../shared/list/list-page.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { contractTone, PAGE_SIZE, type TreeRow } from '../agent-rows.ts';
import { AgentCase } from './agent-case.tsx';
import { OpenAgent } from './open-agent.tsx';

const level = listOf(agentsPlacementOperator.browseTree, {
  words: 'console.agents.tree',
  size: PAGE_SIZE,
  filters: [textFilter('below', 'console.agents.below', (username) => ({ username }))],
  rowId: ({ username }) => username,
  columns: [
    titleColumn('console.agents.username', ({ username, kind, type }, { text }) => [
      username,
      text(`console.agents.is.${type === 2 ? 'GENERAL' : kind}`),
    ]),
    figureColumn('console.agents.team', ({ teamCount }) => teamCount),
    {
      header: 'console.agents.contracts.title',
      cell: ({ contracts, isFrozen }, { text }) => (
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
      header: 'console.agents.direct',
      onCard: 'aside',
      cell: ({ username, teamCount }, { text }) =>
        teamCount > 1 ? (
          <Below username={username}>{text('console.agents.goBelow')}</Below>
        ) : (
          <span className="text-ink-soft">{text('console.agents.nobody')}</span>
        ),
    },
  ],
});

const beside: Beside<TreeRow> = {
  words: 'console.agents.tree',
  picture: 'members-only',
  key: 'who',
  show: (username) => <AgentCase key={username} username={username} />,
};

/** The tree a level at a time: who stands at the top, or directly below someone. */
export function TreePage() {
  const opened = useList(agentsPlacementOperator.browseTree, level);
  const [{ below }] = useFilters();
  const { query, tools } = opened;
  // Below somebody, an error says that nobody has this name.
  if (query.error && !below) {
    return <FailurePage error={query.error} reset={() => void query.refetch()} />;
  }
  return (
    <WithCase beside={beside} rows={query.data?.list ?? []} rowId={level.rowId} tools={tools}>
      <PageBody>
        <PageHead
          title={tools.text('console.agents.tree.title')}
          lead={tools.text('console.agents.tree.lead')}
          actions={<NewAgent />}
        />
        <ListFilters {...opened} openKey="who" />
        {below && <Trail below={below} />}
        <ListRows
          {...opened}
          openKey="who"
          {...(query.error && { none: 'console.agents.unknown' })}
        />
      </PageBody>
    </WithCase>
  );
}

function NewAgent() {
  return (
    <DialogButton label="console.agents.open" right="agents.edit" Icon={UserRoundPlus}>
      {(dialog) => <OpenAgent {...dialog} />}
    </DialogButton>
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
