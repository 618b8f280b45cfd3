import { Tag, type Tone, Tooltip } from '@baize/ui';
import { useText } from '../../../shared/words/use-text.ts';
import type { Downline } from '../sums/use-reports.ts';
import { useFigures } from '../use-figures.tsx';
import { contractKinds } from './contract-kinds.ts';

const TONES: Record<string, Tone> = { A: 'good', V: 'good', P: 'warn', E: 'bad' };

/** Which contracts someone has, each by its letter, its state and its highest rate. */
export function ContractBadges({ contracts }: Pick<Downline, 'contracts'>) {
  const text = useText();
  const { rate } = useFigures();
  if (contracts.length === 0) return <span className="text-ink-faint">–</span>;
  return (
    <span className="inline-flex min-w-33 flex-wrap gap-1 py-1">
      {contracts.map(({ kind, status, rate: top }, at) => {
        const known = contractKinds.find((one) => one === kind);
        if (!known) return null;
        const words = `${text(`agents.contractOf.${known}`)}: ${text(statusWords(status))}`;
        return (
          <Tooltip
            // biome-ignore lint/suspicious/noArrayIndexKey: what runs and what waits may be of one kind
            key={at}
            text={top === undefined ? words : `${words}, ${rate(top)}`}
          >
            <span>
              <Tag tone={TONES[status] ?? 'plain'}>
                <span aria-hidden className="num">
                  {text(`agents.letter.${known}`)} {top !== undefined && rate(top)}
                </span>
                <span className="sr-only">{words}</span>
              </Tag>
            </span>
          </Tooltip>
        );
      })}
    </span>
  );
}

function statusWords(status: string) {
  if (status === 'P') return 'agents.state.PENDING';
  return status === 'E' ? 'agents.state.TERMINATING' : 'agents.state.ACTIVE';
}
