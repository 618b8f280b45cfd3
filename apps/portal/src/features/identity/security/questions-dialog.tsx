import { identityFactors } from '@baize/contract';
import type { MessageId } from '@baize/i18n';
import { Field, NativeSelect, TextInput } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { LockDialog, useLockForm } from '../../../shared/account/lock-dialog.tsx';
import { ask } from '../../../shared/calls/api.ts';
import {
  StepUpFields,
  type StepUpTyped,
  stepUpDefaults,
  stepUpOf,
} from '../../../shared/fields/step-up-fields.tsx';
import { securityKey } from '../../../shared/session/use-security.ts';
import { useText } from '../../../shared/words/use-text.ts';

type Pair = { questionId: string; answer: string };
type Typed = StepUpTyped & { pairs: [Pair, Pair, Pair] };

const PLACES = [0, 1, 2] as const;
const SHORTEST_ANSWER = 2;

/** Three different questions, whose answers customer service may ask for. */
export function QuestionsDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const questions = useQuestions();
  const lock = useLockForm<Typed>({
    defaults: {
      ...stepUpDefaults,
      pairs: PLACES.map((place) => ({
        questionId: String(place + 1),
        answer: '',
      })) as Typed['pairs'],
    },
    send: ({ pairs, ...typed }) =>
      ask(identityFactors.setSecurityQuestions, {
        questions: pairs.map(({ questionId, answer }) => ({
          questionId: Number(questionId),
          answer: answer.trim(),
        })),
        ...stepUpOf(typed),
      }),
    onDone: onClose,
    says: text('members.saved'),
  });
  const { register, formState, watch } = lock.form;
  const chosen = watch('pairs').map(({ questionId }) => questionId);
  return (
    <LockDialog
      title={text('members.lock.questions')}
      text={text('members.questions.text')}
      submit={text('members.save')}
      lock={lock}
      onClose={onClose}
    >
      {PLACES.map((place) => (
        <div key={place} className="flex flex-col gap-2">
          <Field label={text('members.questions.question', { number: place + 1 })}>
            <NativeSelect
              {...register(`pairs.${place}.questionId`)}
              options={questions.map((question) => ({
                ...question,
                isDisabled: chosen.some((id, at) => at !== place && id === question.value),
              }))}
            />
          </Field>
          <Field
            label={text('members.questions.answer')}
            error={formState.errors.pairs?.[place]?.answer?.message}
            isRequired
          >
            <TextInput
              {...register(`pairs.${place}.answer`, {
                validate: (answer) =>
                  answer.trim().length >= SHORTEST_ANSWER || text('identity.patterns.empty'),
              })}
              autoComplete="off"
              maxLength={100}
              dir="auto"
            />
          </Field>
        </div>
      ))}
      <StepUpFields />
    </LockDialog>
  );
}

function useQuestions() {
  const text = useText();
  const { data } = useQuery({
    queryKey: securityKey('questions'),
    queryFn: ({ signal }) => ask(identityFactors.securityQuestions, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (data?.list ?? []).map(({ questionId, messageId }) => ({
    value: String(questionId),
    label: text(messageId as MessageId),
  }));
}
