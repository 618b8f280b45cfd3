import { Tag, type Tone } from '@baize/ui';
import type { Approval } from '../../../shared/act/approvals.ts';
import { useText } from '../../../shared/use-text.ts';

const TONES: Record<Approval['state'], Tone> = {
  waiting: 'warn',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
};

export function ApprovalTag({ approval }: { approval: Approval }) {
  const text = useText();
  const isMine = approval.state === 'waiting' && approval.isMineToDecide;
  return (
    <Tag tone={isMine ? 'info' : TONES[approval.state]}>
      {text(isMine ? 'console.approvals.mine' : `console.approvals.${approval.state}`)}
    </Tag>
  );
}
