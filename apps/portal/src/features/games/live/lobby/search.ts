/** Several tables side by side, by their ids: `tables=baccarat-jade,dragon-tiger-bamboo`. */
export type TablesSearch = { tables?: string };

const LONGEST = 200;

export function readTablesSearch(search: Record<string, unknown>): TablesSearch {
  const { tables } = search;
  return typeof tables === 'string' && /^[a-z0-9,-]+$/.test(tables) && tables.length <= LONGEST
    ? { tables }
    : {};
}
