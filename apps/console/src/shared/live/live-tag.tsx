import { Tag } from '@baize/ui';
import { Radio } from 'lucide-react';
import { useText } from '../use-text.ts';
import { useLineUp } from './live.ts';

/** Says whether what is shown follows by itself. */
export function LiveTag() {
  const text = useText();
  const isUp = useLineUp();
  return (
    <Tag tone={isUp ? 'good' : 'plain'} icon={<Radio aria-hidden />}>
      {text(isUp ? 'console.live.up' : 'console.live.down')}
    </Tag>
  );
}
