import { loyaltyMallOperator, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import { ask } from '../../../shared/api.ts';
import { type Editable, type Stored, undated } from '../../../shared/editor/editable.ts';
import { type Typed, typed } from '../../../shared/editor/typed.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';

const { good, saveGood, showGood } = loyaltyMallOperator;

export type Good = Output<typeof showGood.value>;
type Content = Output<typeof good>;

/** A thing of the mall as it is typed; `stock` is what a new one begins with. */
export type GoodDraft = Typed<Content> & { isOpen: boolean; stock: number; reason: string };
export type GoodForm = SettingsForm<GoodDraft>;

const shape = z.extend(good, {
  isOpen: z.boolean(),
  stock: z.int(),
  reason: saveGood.input.shape.reason,
});

/** In English, else in whichever language there is. */
export const nameOf = ({ words }: Pick<Content, 'words'>): string =>
  (words.EN ?? Object.values(words)[0])?.name ?? '';

export function blankGood(reason: string): GoodDraft {
  const written = { kind: 'GOODS', words: { EN: { name: '-' } }, picture: '/art/goods/parcel.svg' };
  const content = typed(z.parse(good, written));
  return {
    ...content,
    words: { EN: { name: '', text: '' } },
    picture: '',
    isOpen: true,
    stock: 0,
    reason,
  };
}

type Opening = { id: string; blank: () => GoodDraft; onMade: (id: string) => void };

/** One thing of the mall to be changed; without an id, one to be put in. */
export function goodEditable({ id, blank, onMade }: Opening): Editable<GoodDraft> {
  const read = async (signal?: AbortSignal) => stored(await ask(showGood, { id }, signal));
  return {
    name: `mall-good:${id}`,
    shape,
    right: 'promotions.edit',
    touches: ['loyalty'],
    isNew: id === '',
    read: async (signal) => (id ? read(signal) : undated(0, blank())),
    save: async ({ version, content: draft }) => {
      const { isOpen, stock, reason, ...parts } = draft;
      const saving = { version, content: z.parse(good, parts), isOpen, stock, reason };
      const saved = await ask(saveGood, { ...(id && { id }), ...saving });
      if (id) return read();
      onMade(saved.id);
      return undated(1, draft);
    },
  };
}

function stored({ version, content, isOpen, stock }: Good): Stored<GoodDraft> {
  return undated(version, { ...typed(content), isOpen, stock, reason: '' });
}
