import { Button, Pager, Tabs } from '@baize/ui';
import { Table } from '@baize/ui/table';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { useLanes } from '../../../shared/games/lanes.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { BetDetail } from './bet-detail.tsx';
import { useRecordColumns } from './record-columns.tsx';
import { RecordFilters } from './record-filters.tsx';
import { offeredTabs, type RecordTab, recordCalls } from './record-tabs.ts';
import { type BetRow, useBetRecord } from './use-bet-record.ts';
import { useRecordFile } from './use-record-file.ts';
import { useRecordFilters } from './use-record-filters.ts';

/** The betting record: one tab per category, filters, totals, a file to keep, and every bet in full. */
export function BettingRecordPage() {
  const text = useText();
  const [tab, setTab] = useState<RecordTab>('ALL');
  const lanes = useLanes();
  const tabs = useMemo(
    () =>
      offeredTabs(lanes ?? []).map((value) => ({
        value,
        label: text(`play.records.tab.${value}`),
      })),
    [lanes, text],
  );
  return (
    <Tabs label={text('play.records.tabs')} tabs={tabs} value={tab} onChange={setTab}>
      <RecordOfTab key={tab} tab={tab} />
    </Tabs>
  );
}

function RecordOfTab({ tab }: { tab: RecordTab }) {
  const text = useText();
  const errorWords = useErrorWords();
  const filters = useRecordFilters();
  const record = useBetRecord(tab, filters.wanted);
  const [open, setOpen] = useState<BetRow | null>(null);
  const columns = useRecordColumns(record.data?.footer);
  const file = useRecordFile(tab, filters.wanted);
  const rows = record.data?.list ?? [];
  return (
    <div className="flex flex-col gap-4">
      <RecordFilters
        filters={filters}
        hasOpen={recordCalls[tab].open !== undefined}
        actions={
          <Button onClick={file.save} isBusy={file.isBusy} disabled={rows.length === 0}>
            <Download aria-hidden className="size-4" />
            {text('play.records.csv')}
          </Button>
        }
      />
      {record.error ? (
        <StatePage
          isAlert
          isWide
          level={2}
          state="offline"
          title={errorWords(record.error)}
          actions={
            <Button kind="brass" onClick={() => void record.refetch()}>
              {text('system.offline.retry')}
            </Button>
          }
        />
      ) : (
        <Table
          caption={text('play.records.title')}
          columns={columns}
          rows={rows}
          rowId={({ orderNo }) => orderNo}
          isSortedByServer
          isLoading={record.isPending}
          skeletonRows={6}
          totalsLabel={text('play.records.totals')}
          onRowOpen={setOpen}
          openRowId={open?.orderNo}
          empty={<NoBets isNarrowed={filters.isNarrowed} onClear={filters.clear} />}
        />
      )}
      <Pager
        page={filters.wanted.page}
        pageCount={record.data?.totalPages ?? 0}
        onPage={filters.goTo}
        summary={rows.length > 0 && text('play.records.count', { count: record.data?.total ?? 0 })}
      />
      {open && (
        <BetDetail betId={open.orderNo} gameName={open.gameName} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

function NoBets({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const text = useText();
  return (
    <StatePage
      isWide
      level={2}
      state="no-bets"
      title={text(isNarrowed ? 'play.records.none.filtered' : 'play.records.none.title')}
      text={text('play.records.none.text')}
      actions={isNarrowed && <Button onClick={onClear}>{text('play.records.none.clear')}</Button>}
    />
  );
}
