import type { catalogueEditingOperator, Output } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { type ReactNode, useState } from 'react';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { MomentField } from '../../../shared/fields/moment-field.tsx';
import { useText } from '../../../shared/use-text.ts';

export type Marks = Omit<Output<typeof catalogueEditingOperator.markGames.input>, 'nodeIds'>;

type Props = {
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onMark: (marks: Partial<Marks>) => void;
};

const TAG = /^[a-z0-9-]{1,32}$/;

export function MarkTags({ isOpen, isBusy, onClose, onMark }: Props) {
  const text = useText();
  const [addTags, setAdd] = useState<string[]>([]);
  const [removeTags, setRemove] = useState<string[]>([]);
  const isOdd = (tags: string[]) => tags.some((tag) => !TAG.test(tag));
  const isSound = !isOdd(addTags) && !isOdd(removeTags) && addTags.length + removeTags.length > 0;
  return (
    <Frame
      title={text('console.marks.tags')}
      isOpen={isOpen}
      isBusy={isBusy}
      onClose={onClose}
      isSound={isSound}
      onConfirm={() => onMark({ addTags, removeTags })}
    >
      <ListText
        label={text('console.marks.addTags')}
        hint={text('console.games.tagsHint')}
        error={isOdd(addTags) && text('console.games.tagsOdd')}
        value={addTags}
        onChange={setAdd}
      />
      <ListText
        label={text('console.marks.removeTags')}
        error={isOdd(removeTags) && text('console.games.tagsOdd')}
        value={removeTags}
        onChange={setRemove}
      />
    </Frame>
  );
}

/** Closes games for a while: both ends open means no maintenance at all. */
export function MarkWindow({ isOpen, isBusy, onClose, onMark }: Props) {
  const text = useText();
  const [maintenanceFrom, setFrom] = useState<number | null>(null);
  const [maintenanceUntil, setUntil] = useState<number | null>(null);
  const isBackwards =
    maintenanceFrom !== null && maintenanceUntil !== null && maintenanceUntil <= maintenanceFrom;
  return (
    <Frame
      title={text('console.marks.window')}
      isOpen={isOpen}
      isBusy={isBusy}
      onClose={onClose}
      isSound={!isBackwards}
      onConfirm={() => onMark({ maintenance: { maintenanceFrom, maintenanceUntil } })}
    >
      <p className="text-ink-soft">{text('console.games.windowHint')}</p>
      <MomentField
        label={text('console.games.windowFrom')}
        value={maintenanceFrom}
        onChange={setFrom}
      />
      <MomentField
        label={text('console.games.windowUntil')}
        error={isBackwards && text('console.games.windowBackwards')}
        value={maintenanceUntil}
        onChange={setUntil}
      />
    </Frame>
  );
}

type FrameProps = Pick<Props, 'isOpen' | 'isBusy' | 'onClose'> & {
  title: string;
  isSound: boolean;
  onConfirm: () => void;
  children: ReactNode;
};

function Frame({ title, isOpen, isBusy, isSound, onClose, onConfirm, children }: FrameProps) {
  const text = useText();
  return (
    <Modal
      size="sm"
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('console.confirm.cancel')}</Button>
          <Button kind="brass" isBusy={isBusy} disabled={!isSound} onClick={onConfirm}>
            {text('console.marks.apply')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">{children}</div>
    </Modal>
  );
}
