import { minutes } from '@baize/calendar';
import { contentChat as contract } from '@baize/contract';
import { Button, Drawer, Tabs } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { Fetched } from '../../../shared/calls/fetched.tsx';
import { type OverlayProps, overlay } from '../../../shared/pages/overlay.ts';
import { StatePage } from '../../../shared/pages/state-page.tsx';
import type { ChatModel } from '../../../shared/service/open-chat.ts';
import { useUnreadChat } from '../../../shared/service/unread.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { ChatPanel } from './chat-panel.tsx';
import { VisitorPanel } from './visitor-panel.tsx';

/** Talks with support, and with everyone in the room; a visitor with support alone. */
export function ChatDrawer({ onClose }: OverlayProps) {
  const text = useText();
  const isIn = useSession() !== null;
  const [model, setModel] = useState(overlay.current()?.page === 'room' ? 'room' : 'support');
  const unread = useUnreadChat();
  const models = useQuery({
    queryKey: ['chat', 'models'],
    queryFn: ({ signal }) => ask(contract.models, {}, signal),
    staleTime: minutes(1),
  });
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={text('content.chat')}
      className="[&>div]:flex [&>div]:flex-col [&>div]:pb-0"
    >
      <Fetched query={models}>
        {(known) => {
          const offered = known.filter(({ enabled, modelId }) => enabled || modelId === 'room');
          const isOff = !known.some(({ enabled }) => enabled);
          if (isOff) return <ChatOff />;
          if (!isIn) return <VisitorPanel />;
          const shown = (offered.find(({ modelId }) => modelId === model) ?? offered[0])!.modelId;
          return (
            <Tabs
              label={text('content.chat.ways')}
              className="flex min-h-0 flex-1 flex-col [&>[role=tabpanel]]:flex [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]]:flex-col [&>[role=tabpanel]]:pt-0"
              value={shown}
              onChange={(next: ChatModel) => setModel(next)}
              tabs={offered.map(({ modelId }) => ({
                value: modelId,
                label: text(`content.chat.${modelId}`),
                ...(modelId === 'support' && { count: unread }),
              }))}
            >
              <ChatPanel key={shown} model={shown} />
            </Tabs>
          );
        }}
      </Fetched>
    </Drawer>
  );
}

function ChatOff() {
  const text = useText();
  return (
    <StatePage
      state="empty"
      level={3}
      isBare
      title={text('content.chat.off')}
      text={text('content.chat.offText')}
      actions={<Button onClick={() => overlay.open('service')}>{text('system.contact')}</Button>}
    />
  );
}
