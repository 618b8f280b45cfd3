import { CountBadge, IconButton } from '@baize/ui';
import { Mail } from 'lucide-react';
import { openMemberCentre } from '../session/open-member-centre.ts';
import { useText } from '../words/use-text.ts';
import { useUnreadCount } from './unread.ts';

/** The way to the messages, with the number of those that wait. */
export function UnreadButton() {
  const text = useText();
  const count = useUnreadCount();
  return (
    <span className="relative">
      <IconButton
        label={text('content.messages.count', { count })}
        icon={<Mail />}
        onClick={() => openMemberCentre('messageV2')}
      />
      {count > 0 && (
        <CountBadge count={count} className="pointer-events-none absolute end-0 top-0" />
      )}
    </span>
  );
}
