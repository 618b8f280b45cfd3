import { Checkbox, Panel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useState } from 'react';
import { columnsFor } from '../../shared/list/columns.tsx';
import { type Tools, useTools } from '../../shared/list/tools.ts';
import { useText } from '../../shared/use-text.ts';
import {
  type DeskMarket,
  type DeskMatch,
  type Lying,
  marketText,
  oddsText,
  selectionText,
} from './match-rows.ts';
import { OverrideButton } from './override-button.tsx';
import { StopButton } from './stop-button.tsx';
import { lyingColumns } from './titled-table.tsx';

/** What lies on each selection of each market, what it would cost, and the hand on its price. */
export function DeskMarkets({ match }: { match: DeskMatch }) {
  const text = useText();
  const [isAll, setAll] = useState(false);
  const taken = match.markets.filter(({ lying }) => lying.some(({ bets }) => bets > 0));
  const shown = isAll || taken.length === 0 ? match.markets : taken;
  return (
    <div className="flex flex-col gap-4">
      {taken.length > 0 && (
        <Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)}>
          {text('console.sports.allMarkets', { count: match.markets.length })}
        </Checkbox>
      )}
      {shown.map((market) => (
        <MarketPanel key={market.key} match={match} market={market} />
      ))}
      {shown.length === 0 && <p className="text-ink-soft">{text('console.sports.noMarkets')}</p>}
    </div>
  );
}

function MarketPanel({ match, market }: { match: DeskMatch; market: DeskMarket }) {
  const { matchId } = match;
  const tools = useTools(null);
  const { text, may } = tools;
  return (
    <Panel className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-3">
        <h3 className="type-card min-w-0 flex-1 first-letter:uppercase">{marketText(market)}</h3>
        {market.isSuspended && <Tag tone="warn">{text('console.sports.suspended')}</Tag>}
        {may('sports.trade') && <StopButton level="market" subject={matchId} market={market.key} />}
      </header>
      <Table
        caption={marketText(market)}
        rows={rowsOf(market)}
        rowId={({ selection }) => selection}
        isSortedByServer
        columns={columnsOf({ tools, match, market })}
        empty={text('console.sports.noMarkets')}
      />
    </Panel>
  );
}

/** Every selection in the order of its market, whether or not anyone backed it; then what is no longer priced. */
function rowsOf({ selections, lying }: DeskMarket): Lying[] {
  const priced = selections.map(
    ({ code, odds }) =>
      lying.find(({ selection }) => selection === code) ?? {
        selection: code,
        odds,
        bets: 0,
        stake: 0n,
        payout: 0n,
        profit: 0n,
      },
  );
  const gone = lying.filter(({ selection }) => !selections.some(({ code }) => code === selection));
  return [...priced, ...gone];
}

type Given = { tools: Tools; match: DeskMatch; market: DeskMarket };

function columnsOf({ tools, match, market }: Given): Column<Lying>[] {
  const { text } = tools;
  return [
    {
      id: 'selection',
      header: text('console.sports.selection'),
      onCard: 'title',
      cell: ({ selection }) => selectionText(selection, match),
    },
    {
      id: 'odds',
      header: text('console.sports.odds'),
      align: 'figure',
      cell: ({ selection, odds }) => (
        <span className="num">
          {oddsText(odds)}
          {selection in market.overrides && (
            <Tag tone="warn" className="ms-2">
              {text('console.sports.byHand')}
            </Tag>
          )}
        </span>
      ),
    },
    ...columnsFor(lyingColumns, tools),
    ...(tools.may('sports.trade')
      ? [
          {
            id: 'set',
            header: <span className="sr-only">{text('console.sports.setPrice')}</span>,
            cell: ({ selection, odds }: Lying) => (
              <span className="flex justify-end gap-2">
                <OverrideButton
                  matchId={match.matchId}
                  market={market.key}
                  selection={selection}
                  odds={odds}
                  isByHand={selection in market.overrides}
                />
                <StopButton
                  level="selection"
                  subject={match.matchId}
                  market={market.key}
                  selection={selection}
                />
              </span>
            ),
          },
        ]
      : []),
  ];
}
