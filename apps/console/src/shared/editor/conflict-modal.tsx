import { Button, Modal } from '@baize/ui';
import { useText } from '../use-text.ts';
import { useTimes } from '../use-times.ts';
import { SaidChanges } from './said-changes.tsx';
import type { SettingsForm } from './use-settings.ts';

/** Someone saved the page since it was read: shows where both differ, and lets one choose. */
export function ConflictModal<Content>({ form }: { form: SettingsForm<Content> }) {
  const text = useText();
  const times = useTimes();
  const { theirs } = form;
  return (
    <Modal
      isOpen={theirs !== null}
      onClose={form.putOff}
      title={text('console.conflict.title')}
      footer={
        <>
          <Button onClick={form.takeTheirs}>{text('console.conflict.theirs')}</Button>
          <Button kind="brass" onClick={form.keepMine}>
            {text('console.conflict.mine')}
          </Button>
        </>
      }
    >
      {theirs && (
        <>
          <p className="mb-4">
            {theirs.updatedAt === null
              ? text('console.conflict.someone')
              : text('console.conflict.text', {
                  by: theirs.updatedBy ?? text('console.form.house'),
                  at: times.dayAndTime(theirs.updatedAt),
                })}
          </p>
          <SaidChanges
            before={theirs.content}
            after={form.content}
            beforeLabel={text('console.conflict.theirSide')}
            afterLabel={text('console.conflict.mySide')}
          />
        </>
      )}
    </Modal>
  );
}
