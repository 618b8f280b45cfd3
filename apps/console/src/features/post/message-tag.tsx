import { Tag, type Tone } from '@baize/ui';
import { useText } from '../../shared/use-text.ts';
import type { Message } from './message.ts';

const TONES: Record<Message['state'], Tone> = {
  kept: 'plain',
  sending: 'info',
  sent: 'good',
  failed: 'bad',
};

export function MessageTag({ state }: Pick<Message, 'state'>) {
  const text = useText();
  return <Tag tone={TONES[state]}>{text(`console.outbox.state.${state}`)}</Tag>;
}
