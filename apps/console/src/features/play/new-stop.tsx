import { Button, Field, NativeSelect, Panel, SectionHead } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../shared/fields/text-field.tsx';
import { OWN_VENDOR, ownGamesQuery } from '../../shared/play/own-games.ts';
import type { StopAsk } from '../../shared/play/stop-modal.tsx';
import { useText } from '../../shared/use-text.ts';

const SCOPES = ['game', 'vendor', 'member'] as const;
type Scope = (typeof SCOPES)[number];

/** Stops one game, one vendor or one member. */
export function NewStop({ onAsk }: { onAsk: (asked: StopAsk) => void }) {
  const text = useText();
  const games = useQuery(ownGamesQuery).data?.list ?? [];
  const [scope, setScope] = useState<Scope>('game');
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const subject = typed.trim();
    const isRight = SHAPES[scope].test(subject);
    setMissing(!isRight);
    if (!isRight) return;
    const game = games.find(({ gameCode }) => subject === `${OWN_VENDOR}:${gameCode}`);
    onAsk({ scope, subject, isStopped: true, name: game?.name ?? subject });
  }
  return (
    <Panel className="mb-6 max-w-4xl" aria-label={text('console.play.stopOne')}>
      <SectionHead title={text('console.play.stopOne')} level={3} />
      <form
        onSubmit={submit}
        noValidate
        className="grid items-start gap-4 md:grid-cols-[12rem_minmax(0,1fr)_auto]"
      >
        <Field label={text('console.play.scope')}>
          <NativeSelect
            value={scope}
            options={SCOPES.map((value) => ({ value, label: text(`console.play.scope.${value}`) }))}
            onChange={({ target }) => {
              setScope(target.value as Scope);
              setTyped('');
              setMissing(false);
            }}
          />
        </Field>
        <TextField
          isRequired
          label={text(`console.play.subject.${scope}`)}
          hint={text(`console.play.subjectHint.${scope}`)}
          error={isMissing && text(`console.play.subjectMissing.${scope}`)}
          list={scope === 'game' ? 'games-to-stop' : undefined}
          autoComplete="off"
          spellCheck={false}
          inputMode={scope === 'member' ? 'numeric' : 'text'}
          maxLength={80}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setMissing(false);
          }}
        />
        <Button type="submit" kind="danger" className="md:mt-7">
          {text('console.play.stopIt')}
        </Button>
        <datalist id="games-to-stop">
          {games.map(({ gameCode, name }) => (
            <option key={gameCode} value={`${OWN_VENDOR}:${gameCode}`} label={name} />
          ))}
        </datalist>
      </form>
    </Panel>
  );
}

const SHAPES: Record<Scope, RegExp> = {
  game: /^[\w-]{1,32}:[^\s:]{1,46}$/,
  vendor: /^[\w-]{1,32}$/,
  member: /^\d{1,15}$/,
};
