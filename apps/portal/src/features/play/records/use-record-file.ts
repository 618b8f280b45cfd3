import { moneyNumber } from '@baize/money';
import { type CsvColumn, downloadCsv, toCsv } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { useText } from '../../../shared/words/use-text.ts';
import { statusWords } from './record-columns.tsx';
import type { RecordTab } from './record-tabs.ts';
import { type BetRow, readAllBets } from './use-bet-record.ts';
import type { RecordWanted } from './use-record-filters.ts';

/** All pages of what is shown, as a file for a spreadsheet. */
export function useRecordFile(tab: RecordTab, wanted: RecordWanted) {
  const errorWords = useErrorWords();
  const { language } = useLanguage();
  const columns = useFileColumns();
  const { mutate, isPending } = useMutation({
    mutationFn: () => readAllBets(tab, wanted, language),
    onSuccess: (rows) => downloadCsv(`bets-${tab.toLowerCase()}.csv`, toCsv(columns, rows)),
    onError: (error) => notices.tell({ tone: 'bad', title: errorWords(error) }),
  });
  return { save: () => mutate(), isBusy: isPending };
}

function useFileColumns(): CsvColumn<BetRow>[] {
  const text = useText();
  const { date, time } = useTimes();
  return [
    { header: text('play.records.csv.number'), value: ({ orderNo }) => orderNo },
    { header: text('play.records.column.game'), value: ({ gameName }) => gameName },
    { header: text('play.records.csv.vendor'), value: ({ vendor }) => vendor },
    {
      header: text('play.records.column.placed'),
      value: ({ betTime }) => `${date(betTime)} ${time(betTime)}`,
    },
    {
      header: text('play.records.column.status'),
      value: ({ status }) => text(statusWords(status)),
    },
    { header: text('play.records.column.stake'), value: ({ betAmount }) => moneyNumber(betAmount) },
    {
      header: text('play.records.column.valid'),
      value: ({ validBetAmount }) => moneyNumber(validBetAmount),
    },
    {
      header: text('play.records.column.payout'),
      value: ({ winAmount }) => moneyNumber(winAmount),
    },
    {
      header: text('play.records.column.net'),
      value: ({ profitAndLoss }) => moneyNumber(profitAndLoss),
    },
  ];
}
