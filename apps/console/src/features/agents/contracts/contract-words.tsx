import { Tag } from '@baize/ui';
import { useText } from '../../../shared/use-text.ts';
import { type ContractRow, contractTone } from '../agent-rows.ts';

type Props = { contract: ContractRow };

/** Who gave it to whom. */
export function ContractPair({ contract: { giver, receiver } }: Props) {
  const text = useText();
  const words = { giver: giver || text('console.agents.company'), receiver };
  return <span className="text-ink-soft">{text('console.agents.between', words)}</span>;
}

export function ContractTag({ contract: { state } }: Props) {
  const text = useText();
  return <Tag tone={contractTone(state)}>{text(`console.agents.state.${state as 'ACTIVE'}`)}</Tag>;
}
