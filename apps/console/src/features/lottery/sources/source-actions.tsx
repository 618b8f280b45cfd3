import { lotterySourcesOperator } from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import { RotateButton } from '../../../shared/parts/connections.tsx';
import { useText } from '../../../shared/use-text.ts';
import { EditSourceButton, sourceFields } from './edit-source.tsx';
import type { SourceRow } from './source-row.ts';

/** What can be done about one source. */
export function SourceActions({ source }: { source: SourceRow }) {
  const text = useText();
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <RotateButton
        code={source.code}
        topic="lottery"
        send={(input) => ask(lotterySourcesOperator.rotateSourceSecret, input)}
        explanation={text('console.lottery.rotateText')}
      />
      <EditSourceButton fields={sourceFields(source)} />
    </div>
  );
}
