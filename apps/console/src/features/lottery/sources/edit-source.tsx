import { lotterySourcesOperator } from '@baize/contract';
import { useState } from 'react';
import { useAct } from '../../../shared/act/use-act.ts';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { ConnectionForm, NewConnection } from '../../../shared/parts/connection-form.tsx';
import type { NewSecret } from '../../../shared/parts/secret-modal.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { SourceRow } from './source-row.ts';

type Fields = Pick<SourceRow, 'code' | 'version' | 'name' | 'games' | 'addresses' | 'isEnabled'>;

const BLANK: Fields = {
  code: '',
  version: 0,
  name: '',
  games: [],
  addresses: [],
  isEnabled: true,
};

/** Connects a source of draws. */
export function NewSource() {
  const text = useText();
  return (
    <NewConnection label={text('console.lottery.newSource')} right="lottery.edit">
      {(form) => <EditSource source={BLANK} {...form} />}
    </NewConnection>
  );
}

type Props = { source: Fields; onClose: () => void; onSecret?: (made: NewSecret) => void };

/** How a source is connected. Letting it in takes a second person. */
export function EditSource({ source, onClose, onSecret }: Props) {
  const text = useText();
  const [fields, setFields] = useState<Fields>({
    code: source.code,
    version: source.version,
    name: source.name,
    games: source.games,
    addresses: source.addresses,
    isEnabled: source.isEnabled,
  });
  const change = (part: Partial<Fields>) => setFields({ ...fields, ...part });
  const save = useAct(lotterySourcesOperator.saveSource, {
    input: () => fields,
    done: ({ approvalId }) =>
      text(approvalId === null ? 'console.lottery.saved' : 'console.lottery.asked'),
    onDone: ({ secret }) => {
      onClose();
      if (secret !== null) onSecret?.({ code: fields.code, secret });
    },
  });
  const words = {
    code: text('console.lottery.sourceCode'),
    codeHint: text('console.lottery.sourceCodeHint'),
    name: text('console.lottery.sourceName'),
    enabled: text('console.lottery.sourceEnabled'),
    note: text('console.lottery.sourceTwo'),
  };
  return (
    <ConnectionForm
      title={source.name || text('console.lottery.newSource')}
      word={text('console.lottery.save')}
      act={save}
      onClose={onClose}
      fields={fields}
      change={change}
      words={words}
    >
      <ListText
        label={text('console.lottery.sourceGames')}
        hint={text('console.lottery.sourceGamesHint')}
        value={fields.games}
        onChange={(games) => change({ games })}
      />
    </ConnectionForm>
  );
}
