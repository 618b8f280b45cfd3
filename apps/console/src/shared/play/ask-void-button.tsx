import type { Shape } from '@baize/contract';
import { type Explained, reasonButton } from '../act/questions.tsx';

type Asked<Input extends Shape, Value extends Shape> = Pick<
  Parameters<typeof reasonButton<Input, Value>>[1],
  'label' | 'title' | 'text' | 'values'
>;

/** Asks, with a reason, that something which was played is called off: a second person decides. */
export function askVoidButton<Input extends Shape, Value extends Shape>(
  call: Explained<Input, Value, 'reason'>,
  asked: Asked<Input, Value>,
) {
  return reasonButton<Input, Value>(call, {
    ...asked,
    confirm: 'console.play.askApproval',
    done: 'console.play.approvalAsked',
    isDanger: true,
    longest: 300,
  });
}
