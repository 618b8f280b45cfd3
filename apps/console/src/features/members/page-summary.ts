import type { Text } from '../../shared/use-text.ts';

export const LOG_SIZE = 20;

/** `21–40 of 318`, beside the pages of a log. */
export function pageSummary(text: Text, page: number, total: number): string {
  const first = Math.min((page - 1) * LOG_SIZE + 1, total);
  return text('console.member.summary', { first, last: Math.min(page * LOG_SIZE, total), total });
}
