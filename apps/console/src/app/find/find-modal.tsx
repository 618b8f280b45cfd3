import { LoadingRegion, Modal, Skeleton, StatePanel, TextInput } from '@baize/ui';
import { useTheme } from '@baize/web/use-theme.tsx';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { sentenceOf } from '../../shared/errors.ts';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { useLeave } from '../../shared/session/use-leave.ts';
import { useMe } from '../../shared/session/use-me.ts';
import { useText } from '../../shared/use-text.ts';
import { FindHits } from './find-hits.tsx';
import { type Entry, entriesFor } from './palette.ts';
import { PaletteList } from './palette-list.tsx';
import { placeOf } from './place-of-hit.ts';
import { type Hit, useFind } from './use-find.ts';

const MAX_LENGTH = 100;

/** One search for everything: arrows walk through the hits, Enter opens one, Escape closes. */
export function FindModal({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const entries = useEntries(typed, onKeys);
  const openEntry = useOpenEntry(onClose);
  const { isAsked, hits, error, hurry } = useFind(typed);
  const openFirst = useOpenFirst(hits, onClose);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isAsked) return;
    // The same press must not reach what opens: a list that has the focus there would drop down.
    event.preventDefault();
    if (entries[0]) return openEntry(entries[0]);
    hurry();
    openFirst();
  };
  return (
    <Modal isOpen onClose={onClose} title={text('console.find.title')} size="lg">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside have the focus, this only moves it */}
      <div onKeyDown={moveFocus}>
        <TextInput
          type="search"
          aria-label={text('console.find.title')}
          placeholder={text('console.find.hint')}
          value={typed}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          data-autofocus
          before={<Search aria-hidden />}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
        <PaletteList entries={entries} onOpen={onClose} />
        <div aria-live="polite">
          <Answer
            isAsked={isAsked}
            hasPages={entries.length > 0}
            hits={hits}
            error={error}
            onClose={onClose}
          />
        </div>
      </div>
    </Modal>
  );
}

type AnswerProps = {
  isAsked: boolean;
  /** A page goes by these words: then nothing is missing. */
  hasPages: boolean;
  hits: readonly Hit[] | undefined;
  error: Error | null;
  onClose: () => void;
};

function Answer({ isAsked, hasPages, hits, error, onClose }: AnswerProps) {
  const text = useText();
  if (!isAsked) return <p className="mt-4 text-ink-soft">{text('console.find.help')}</p>;
  if (error) {
    return (
      <p role="alert" className="mt-4 text-danger">
        {sentenceOf(error)}
      </p>
    );
  }
  if (!hits) {
    return (
      <LoadingRegion className="mt-5">
        <Skeleton className="h-28" />
      </LoadingRegion>
    );
  }
  if (hits.length > 0) return <FindHits hits={hits} onOpen={onClose} />;
  if (hasPages) return null;
  return (
    <StatePanel
      isBare
      level={3}
      picture={<StatePicture name="empty" />}
      title={text('console.find.none')}
      text={text('console.find.noneText')}
    />
  );
}

/** Pages and acts of this operator by their names. */
function useEntries(typed: string, onKeys: () => void): Entry[] {
  const text = useText();
  const { rights } = useMe();
  const leave = useLeave();
  const { choose } = useTheme();
  return entriesFor(typed, {
    text,
    rights,
    acts: { showKeys: onKeys, leave, chooseTheme: choose },
  });
}

function useOpenEntry(onClose: () => void): (entry: Entry) => void {
  const navigate = useNavigate();
  return (entry) => {
    onClose();
    if ('act' in entry) entry.act();
    else void navigate({ to: entry.to, search: entry.search ?? {} });
  };
}

/** Opens the first hit; before the answer is there it waits for it, and opens what is found alone. */
function useOpenFirst(hits: readonly Hit[] | undefined, onClose: () => void): () => void {
  const navigate = useNavigate();
  const [isWaiting, setWaiting] = useState(false);
  const open = useCallback(
    (hit: Hit) => {
      onClose();
      void navigate(placeOf(hit));
    },
    [navigate, onClose],
  );
  useEffect(() => {
    if (!isWaiting || !hits) return;
    setWaiting(false);
    if (hits.length === 1) open(hits[0]!);
  }, [isWaiting, hits, open]);
  return () => {
    if (!hits) setWaiting(true);
    else if (hits[0]) open(hits[0]);
  };
}

/** Down from the field to the first hit, and from hit to hit; up from the first one back to the field. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-hit]')];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  event.preventDefault();
  next?.focus();
}
