import { cardroomSeats } from '@baize/contract';
import { Button, Field, Modal, TextInput } from '@baize/ui';
import { useNavigate } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../../../../shared/calls/api.ts';
import { useErrorWords } from '../../../../shared/calls/use-error-words.ts';
import { cardRoomPath } from '../../../../shared/games/launch-address.ts';
import { openAfterLogin } from '../../../../shared/games/launch-wait.ts';
import { session } from '../../../../shared/session/session.ts';
import { useText } from '../../../../shared/words/use-text.ts';

const CODE_LENGTH = 6;

/** The way into a friend's room: by a code that is typed, or that came in the address. */
export function RoomActions({ code }: { code: string | undefined }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((): void => {
    if (session.current()) setOpen(true);
    else openAfterLogin(() => setOpen(true));
  }, []);
  useEffect(() => {
    if (code) open();
  }, [code, open]);
  return (
    <>
      <Button onClick={open}>
        <KeyRound aria-hidden className="size-4" />
        {text('cardroom.room.enter')}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('cardroom.room.enter')}
        size="sm"
      >
        <CodeForm told={code} onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}

function CodeForm({ told = '', onDone }: { told?: string | undefined; onDone: () => void }) {
  const text = useText();
  const words = useErrorWords();
  const navigate = useNavigate();
  const [code, setCode] = useState(told);
  const [fault, setFault] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  // A code that came in the address is tried at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tried once, whatever is typed later
  useEffect(() => {
    if (told) void find();
  }, []);
  async function find() {
    setBusy(true);
    setFault(undefined);
    try {
      const { tableId, table } = await ask(cardroomSeats.findRoom, { code });
      onDone();
      const search = { game: table.game, table: tableId, code };
      await navigate({ to: cardRoomPath(table.game), search });
    } catch (error) {
      setFault(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
      className="flex flex-col gap-4"
    >
      <Field
        label={text('cardroom.room.code')}
        hint={text('cardroom.room.codeHint')}
        error={fault === undefined ? undefined : words(fault)}
      >
        <TextInput
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={CODE_LENGTH}
          value={code}
          onChange={({ target }) =>
            setCode(
              target.value
                .toUpperCase()
                .replace(/[^A-Z0-9]/g, '')
                .slice(0, CODE_LENGTH),
            )
          }
        />
      </Field>
      <Button
        kind="brass"
        size="lg"
        type="submit"
        isWide
        isBusy={isBusy}
        disabled={code.length < CODE_LENGTH}
      >
        {text('cardroom.room.go')}
      </Button>
    </form>
  );
}
