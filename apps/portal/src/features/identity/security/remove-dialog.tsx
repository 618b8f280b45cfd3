import { LockDialog, useLockForm } from '../../../shared/account/lock-dialog.tsx';
import {
  StepUpFields,
  type StepUpTyped,
  stepUpDefaults,
  stepUpOf,
} from '../../../shared/fields/step-up-fields.tsx';
import { useText } from '../../../shared/words/use-text.ts';

type Props = {
  title: string;
  name: string;
  send: (stepUp: ReturnType<typeof stepUpOf>) => Promise<unknown>;
  onClose: () => void;
};

/** Taking something off the account asks for the password like putting it there. */
export function RemoveDialog({ title, name, send, onClose }: Props) {
  const text = useText();
  const lock = useLockForm<StepUpTyped>({
    defaults: stepUpDefaults,
    send: (typed) => send(stepUpOf(typed)),
    onDone: onClose,
    says: text('members.saved'),
  });
  return (
    <LockDialog
      title={title}
      text={<bdi className="font-semibold text-ink">{name}</bdi>}
      submit={text('members.remove')}
      lock={lock}
      onClose={onClose}
      isDangerous
    >
      <StepUpFields />
    </LockDialog>
  );
}
