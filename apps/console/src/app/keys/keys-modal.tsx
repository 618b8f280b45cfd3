import { Modal } from '@baize/ui';
import { useText } from '../../shared/use-text.ts';
import type { WordId } from '../../shared/words.ts';

const KEYS: readonly [keys: readonly string[], word: WordId][] = [
  [['Ctrl K', '⌘ K', '/'], 'console.keys.find'],
  [['?'], 'console.keys.help'],
  [['↑ ↓', 'j k'], 'console.keys.rows'],
  [['Enter'], 'console.keys.open'],
  [['Esc'], 'console.keys.close'],
  [['c'], 'console.keys.claim'],
  [['h'], 'console.keys.handOver'],
  [['x'], 'console.keys.release'],
  [['o'], 'console.keys.desk'],
  [['a'], 'console.keys.approve'],
  [['r'], 'console.keys.reject'],
];

/** Every key of the console, on one card. */
export function KeysModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Modal isOpen onClose={onClose} title={text('console.keys.title')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2.5">
        {KEYS.map(([keys, word]) => (
          <div key={word} className="contents">
            <dt className="flex flex-wrap gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="code rounded-ctl border bg-rail px-2 py-0.5">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{text(word)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
