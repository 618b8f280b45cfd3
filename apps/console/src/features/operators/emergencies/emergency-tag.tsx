import { Tag } from '@baize/ui';
import { useNow } from '../../../shared/use-now.ts';
import { useText } from '../../../shared/use-text.ts';
import type { Emergency } from './emergency.ts';

export function EmergencyTag({ emergency }: { emergency: Emergency }) {
  const text = useText();
  const now = useNow();
  const { isRunning, judgement, reviewBy } = emergency;
  if (isRunning) return <Tag tone="bad">{text('console.emergency.running')}</Tag>;
  if (judgement) {
    return (
      <Tag tone={judgement === 'justified' ? 'good' : 'bad'}>
        {text(`console.emergency.judged.${judgement}`)}
      </Tag>
    );
  }
  return (
    <Tag tone={reviewBy <= now ? 'bad' : 'warn'}>
      {text(reviewBy <= now ? 'console.emergency.late' : 'console.emergency.waiting')}
    </Tag>
  );
}
