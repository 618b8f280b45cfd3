import { Tag } from '@baize/ui';
import { useText } from '../../../shared/use-text.ts';
import type { Operator } from './operator.ts';

/** How an account stands, in a word or two. */
export function OperatorTags({ operator }: { operator: Operator }) {
  const text = useText();
  if (operator.isDisabled) return <Tag tone="bad">{text('console.operators.disabled')}</Tag>;
  if (operator.needsPasswordChange) return <Tag tone="warn">{text('console.operators.new')}</Tag>;
  return <Tag tone="good">{text('console.operators.open')}</Tag>;
}
