import { lotterySourcesOperator } from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { connectionForms } from '../../../shared/parts/connections.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { SourceRow } from './source-row.ts';

type Fields = Pick<SourceRow, 'code' | 'version' | 'name' | 'games' | 'addresses' | 'isEnabled'>;

/** How a source of draws is connected. */
export const { New: NewSource, EditButton: EditSourceButton } = connectionForms<Fields>({
  topic: 'lottery',
  right: 'lottery.edit',
  blank: { code: '', version: 0, name: '', games: [], addresses: [], isEnabled: true },
  save: (fields) => ask(lotterySourcesOperator.saveSource, fields),
  words: {
    make: 'console.lottery.newSource',
    edit: 'console.lottery.edit',
    save: 'console.lottery.save',
    saved: 'console.lottery.saved',
    asked: 'console.lottery.asked',
    code: 'console.lottery.sourceCode',
    codeHint: 'console.lottery.sourceCodeHint',
    name: 'console.lottery.sourceName',
    enabled: 'console.lottery.sourceEnabled',
    note: 'console.lottery.sourceTwo',
  },
  More: function Games({ fields, change }) {
    const text = useText();
    return (
      <ListText
        label={text('console.lottery.sourceGames')}
        hint={text('console.lottery.sourceGamesHint')}
        value={fields.games}
        onChange={(games) => change({ games })}
      />
    );
  },
});

/** What of a source is changed. */
export function sourceFields(source: SourceRow): Fields {
  const { code, version, name, games, addresses, isEnabled } = source;
  return { code, version, name, games, addresses, isEnabled };
}
