import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { useText } from '../../shared/words/use-text.ts';
import type { Activity } from './use-promotions.ts';

/** Where things among the gifts go to: nothing is drawn or given before an address is known. */
export function GoodsNote({ activity }: { activity: Activity }) {
  const text = useText();
  const gifts = [...activity.steps, ...activity.prizes];
  if (!gifts.some(({ gives }) => gives?.goods)) return null;
  return (
    <p className="text-center text-[0.8125rem] text-ink-soft">
      {text('promotions.goods.sent')}{' '}
      <Link to="/pointMall" search={{ tab: 'addresses' }} className={textLinkClasses}>
        {text('promotions.goods.book')}
      </Link>
    </p>
  );
}
