import { identitySessions } from '@baize/contract';
import { Button, Modal } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { ask } from '../../shared/calls/api.ts';
import { FormFault } from '../../shared/fields/form-fault.tsx';
import {
  StepUpFields,
  type StepUpTyped,
  stepUpDefaults,
  stepUpOf,
} from '../../shared/fields/step-up-fields.tsx';
import { renewSession } from '../../shared/session/end-session.ts';
import { useText } from '../../shared/words/use-text.ts';
import type { StepUp } from './use-money-call.ts';

/** A remembered device may look but not pay: the password again makes it a full session. */
export function StepUpDialog({ onProved, onClose }: StepUp) {
  const text = useText();
  const form = useForm<StepUpTyped>({ defaultValues: stepUpDefaults });
  const proof = useMutation({
    mutationFn: (typed: StepUpTyped) =>
      renewSession(async () => (await ask(identitySessions.stepUpSession, stepUpOf(typed))).token),
    onSuccess: onProved,
  });
  return (
    <Modal isOpen onClose={onClose} title={text('cashier.stepUp.title')} size="sm">
      <FormProvider {...form}>
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={form.handleSubmit((typed) => proof.mutate(typed))}
        >
          <p className="text-ink-soft">{text('cashier.stepUp.text')}</p>
          <StepUpFields />
          <FormFault error={proof.error} />
          <div className="flex gap-2 pt-1 *:flex-1">
            <Button size="lg" onClick={onClose}>
              {text('identity.cancel')}
            </Button>
            <Button kind="brass" size="lg" type="submit" isBusy={proof.isPending}>
              {text('cashier.stepUp.go')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
