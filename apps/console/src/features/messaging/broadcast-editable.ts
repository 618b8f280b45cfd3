import {
  messagingBroadcastsOperator as contract,
  messagingBroadcast,
  type Output,
} from '@baize/contract';
import { ask } from '../../shared/api.ts';
import type { Editable } from '../../shared/editor/editable.ts';
import type { SettingsForm } from '../../shared/editor/use-settings.ts';

export type Content = Output<typeof messagingBroadcast.broadcastContent>;
export type BroadcastForm = SettingsForm<Content>;

const blank: Content = {
  name: '',
  segmentId: '',
  channels: ['INBOX'],
  words: { EN: { title: '', text: '', button: '', sms: '' } },
  link: '',
  controlPercent: 10,
  measureDays: 7,
  repeat: 'ONCE',
  on: null,
  time: '10:00',
  weekday: 1,
  until: null,
};

/** One message to be changed; without an id, one to be written. */
export function broadcastEditable(id: string, onMade: (id: string) => void): Editable<Content> {
  const read = async (signal?: AbortSignal) => {
    const shown = await ask(contract.showBroadcast, { id }, signal);
    const { version, updatedAt, updatedBy, content } = shown;
    return { version, updatedAt, updatedBy, content };
  };
  return {
    name: `broadcast:${id}`,
    shape: messagingBroadcast.broadcastContent,
    right: 'promotions.edit',
    touches: ['messaging'],
    isNew: id === '',
    read: async (signal) =>
      id ? read(signal) : { version: 0, updatedAt: null, updatedBy: null, content: blank },
    save: async ({ version, content }) => {
      const saved = await ask(contract.saveBroadcast, { ...(id && { id }), version, content });
      if (id) return read();
      onMade(saved.id);
      return { version: 1, updatedAt: null, updatedBy: null, content };
    },
  };
}
