import type { Output } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../shared/calls/api.ts';
import { useLanguage } from '../../../shared/words/use-language.tsx';
import { type RecordTab, recordCalls } from './record-tabs.ts';
import type { RecordWanted } from './use-record-filters.ts';

const PAGE_SIZE = 10;

type Orders = (typeof recordCalls)[RecordTab]['settled'];
export type BetRecord = Output<Orders['value']>;
export type BetRow = BetRecord['list'][number];
export type RecordFooter = BetRecord['footer'];

export function useBetRecord(tab: RecordTab, wanted: RecordWanted) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['records', 'list', tab, language, wanted],
    queryFn: ({ signal }) =>
      ask(callOf(tab, wanted), { ...inputOf(wanted, language), size: PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Several pages of a file are read in one go, up to what a spreadsheet opens well. */
const FILE_PAGE = 999;
const MAX_ROWS = 20_000;

export async function readAllBets(
  tab: RecordTab,
  wanted: RecordWanted,
  language: string,
): Promise<BetRow[]> {
  const rows: BetRow[] = [];
  let after: string | undefined;
  do {
    const input = { ...inputOf(wanted, language), page: 1, size: FILE_PAGE, after };
    const page = await ask(callOf(tab, wanted), input);
    rows.push(...page.list);
    after = page.after ?? undefined;
  } while (after && rows.length < MAX_ROWS);
  return rows;
}

function callOf(tab: RecordTab, { isOpen }: RecordWanted): Orders {
  const { settled, open = settled } = recordCalls[tab];
  return isOpen ? open : settled;
}

function inputOf({ startDate, endDate, status, orderNo, page }: RecordWanted, language: string) {
  return {
    startDate,
    endDate,
    status,
    page,
    language,
    orderNoSearch: orderNo.trim(),
    accountType: '',
    gameCode: '',
    winLossDraw: '',
  };
}
