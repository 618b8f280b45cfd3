import { catalogueEditingOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { Menu } from '@baize/ui/menu';
import { showToast } from '@baize/ui/toast';
import { ArrowUpToLine, ChevronUp, X } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../shared/act/use-act.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { BottomBar } from '../../../shared/parts/bottom-bar.tsx';
import { useText } from '../../../shared/use-text.ts';
import { type Marks, MarkTags, MarkWindow } from './mark-modals.tsx';

const NONE = { addTags: [], removeTags: [] };

/** What can be done to many games at once; it appears with the first that is ticked. */
export function MarkBar({ chosen, onDone }: { chosen: readonly number[]; onDone: () => void }) {
  const text = useText();
  const [asking, setAsking] = useState<'tags' | 'window' | null>(null);
  const done = ({ changed }: { changed: number }) => {
    showToast({ tone: 'good', title: text('console.marks.done', { count: changed }) });
    setAsking(null);
    onDone();
  };
  const marking = useAct(catalogueEditingOperator.markGames, {
    input: (marks: Partial<Marks>) => ({ nodeIds: [...chosen], ...NONE, ...marks }),
    onDone: done,
  });
  const ordering = useAct(catalogueEditingOperator.orderGames, {
    input: () => ({ nodeIds: [...chosen] }),
    onDone: done,
  });
  if (chosen.length === 0) return null;
  const error = marking.error ?? ordering.error;
  return (
    <BottomBar label={text('console.marks.bar')}>
      <p role="status" className="min-w-0 flex-1 font-medium">
        {error ? (
          <span className="text-danger">{sentenceOf(error)}</span>
        ) : (
          text('console.marks.chosen', { count: chosen.length })
        )}
      </p>
      <Button kind="quiet" onClick={onDone}>
        <X aria-hidden className="size-4" />
        {text('console.marks.forget')}
      </Button>
      <Button isBusy={ordering.isPending} onClick={() => ordering.mutate(undefined)}>
        <ArrowUpToLine aria-hidden className="size-4" />
        {text('console.marks.first')}
      </Button>
      <MarkMenu marking={marking} onAsk={setAsking} />
      <MarkTags
        isOpen={asking === 'tags'}
        isBusy={marking.isPending}
        onClose={() => setAsking(null)}
        onMark={(marks) => marking.mutate(marks)}
      />
      <MarkWindow
        isOpen={asking === 'window'}
        isBusy={marking.isPending}
        onClose={() => setAsking(null)}
        onMark={(marks) => marking.mutate(marks)}
      />
    </BottomBar>
  );
}

type MenuProps = {
  marking: { isPending: boolean; mutate: (marks: Partial<Marks>) => void };
  onAsk: (asked: 'tags' | 'window') => void;
};

function MarkMenu({ marking, onAsk }: MenuProps) {
  const text = useText();
  const entry = (
    id: 'on' | 'off' | 'hot' | 'notHot' | 'new' | 'notNew',
    marks: Partial<Marks>,
  ) => ({ id, label: text(`console.marks.${id}`), onSelect: () => marking.mutate(marks) });
  return (
    <Menu
      trigger={
        <Button kind="brass" isBusy={marking.isPending}>
          {text('console.marks.mark')}
          <ChevronUp aria-hidden className="size-4" />
        </Button>
      }
      groups={[
        [entry('on', { isEnabled: true }), entry('off', { isEnabled: false })],
        [entry('hot', { isHot: true }), entry('notHot', { isHot: false })],
        [entry('new', { isNew: true }), entry('notNew', { isNew: false })],
        [
          { id: 'tags', label: text('console.marks.tags'), onSelect: () => onAsk('tags') },
          {
            id: 'window',
            label: text('console.marks.window'),
            onSelect: () => onAsk('window'),
          },
        ],
      ]}
    />
  );
}
