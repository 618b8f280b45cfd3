import { Button, Tabs } from '@baize/ui';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useModule } from '../../../shared/brand/modules.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { useAnnouncements } from '../../../shared/service/announcements.ts';
import { useUnreadCount } from '../../../shared/service/unread.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { NoticeList } from '../announcements/notice-list.tsx';
import { InboxList } from './inbox-list.tsx';
import { MessageDialog } from './message-compose.tsx';
import { OutboxList } from './outbox-list.tsx';
import { useRecipientTypes } from './use-messages.ts';

type Shown = 'inbox' | 'outbox' | 'notices';

/** What the house and the team write to the member, what they write, and what is announced to all. */
export function MessagesPage() {
  const text = useText();
  const [shown, setShown] = useState<Shown>('inbox');
  const [isWriting, setWriting] = useState(false);
  const unread = useUnreadCount();
  const hasOutbox = useModule('OUTBOX3');
  const notices = useAnnouncements();
  const unreadNotices = notices.data?.player.filter(({ isRead }) => !isRead).length ?? 0;
  const mayWrite = (useRecipientTypes().data?.length ?? 0) > 0;
  return (
    <div className="relative">
      {mayWrite && (
        <div className="mb-2 flex md:absolute md:end-0 md:-top-1 md:z-1 md:mb-0">
          <Button size="sm" onClick={() => setWriting(true)}>
            <PenLine aria-hidden className="size-4" />
            {text('content.messages.write')}
          </Button>
        </div>
      )}
      <Tabs
        label={text('content.messages')}
        value={shown}
        onChange={setShown}
        tabs={[
          { value: 'inbox', label: text('content.messages.inbox'), count: unread },
          ...(hasOutbox
            ? [{ value: 'outbox' as const, label: text('content.messages.outbox') }]
            : []),
          { value: 'notices', label: text('content.messages.notices'), count: unreadNotices },
        ]}
      >
        {shown === 'inbox' && <InboxList />}
        {shown === 'outbox' && <OutboxList />}
        {shown === 'notices' && (
          <Fetched query={notices}>
            {({ headline, player }) => <NoticeList notices={[...headline, ...player]} />}
          </Fetched>
        )}
      </Tabs>
      {isWriting && <MessageDialog onClose={() => setWriting(false)} />}
    </div>
  );
}
