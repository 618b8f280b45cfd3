import type { Call, Output, Shape } from '@baize/contract';
import type { Values } from '@baize/i18n';
import type { ComponentProps } from 'react';
import { useText } from '../use-text.ts';
import type { WordId } from '../words.ts';
import { ReasonButton } from './reason-button.tsx';
import { ReasonModal } from './reason-modal.tsx';
import { useAct } from './use-act.ts';

/** What a call takes beside the reason, which the question asks for. */
type Given<Input extends Shape, Key extends string> = Omit<Output<Input>, Key>;

/** A call that takes the reason under this name; any other is refused by the compiler. */
export type Explained<Input extends Shape, Value extends Shape, Key extends string> = Call<
  Input,
  Value
> &
  (Key extends keyof Output<Input> ? unknown : never);

type Question<Of, Key extends string> = {
  title: WordId;
  /** On the button that confirms, where it is not the title. */
  confirm?: WordId;
  /** What the act comes to. */
  text: WordId;
  /** What stands in the places of the title. */
  values?: (given: Of) => Values;
  done?: WordId;
  isDanger?: boolean;
  longest?: number;
  /** What the call calls the reason. */
  as?: Key;
};

type Asking<Of> = {
  given: Of;
  isOpen?: boolean;
  onClose: () => void;
  /** Before it is closed, when the act is done. */
  onDone?: () => void;
};

/** An act that is asked about over the page, with its reason: it is given what the call takes. */
export function reasonModal<
  Input extends Shape,
  Value extends Shape,
  Key extends string = 'reason',
>(call: Explained<Input, Value, Key>, question: Question<Given<Input, Key>, Key>) {
  return function Asked({ given, isOpen = true, onClose, onDone }: Asking<Given<Input, Key>>) {
    const { act, says, asked } = useQuestion(call, question, given, () => {
      onDone?.();
      onClose();
    });
    return (
      <ReasonModal {...asked} isOpen={isOpen} act={act} onClose={onClose}>
        <p>{says}</p>
      </ReasonModal>
    );
  };
}

type Look = { label?: WordId; look?: ComponentProps<typeof ReasonButton>['look'] };

/** A button with such a question behind it, given the same as its props; it has the words of its confirmation where it has none. */
export function reasonButton<
  Input extends Shape,
  Value extends Shape,
  Key extends string = 'reason',
>(
  call: Explained<Input, Value, Key>,
  { label, look, ...question }: Question<Given<Input, Key>, Key> & Look,
) {
  return function AskedButton(given: Given<Input, Key>) {
    const text = useText();
    const { act, says, asked } = useQuestion(call, question, given);
    return (
      <ReasonButton
        {...asked}
        {...(look && { look })}
        label={label ? text(label) : asked.confirmLabel}
        act={act}
      >
        <p>{says}</p>
      </ReasonButton>
    );
  };
}

function useQuestion<Input extends Shape, Value extends Shape, Key extends string>(
  call: Call<Input, Value>,
  question: Question<Given<Input, Key>, Key>,
  given: Given<Input, Key>,
  onDone?: () => void,
) {
  const { title, confirm = title, text: says, values, done, as = 'reason', ...look } = question;
  const text = useText();
  const act = useAct(call, {
    input: (reason: string) => ({ ...given, [as]: reason }) as Output<Input>,
    ...(done && { done }),
    ...(onDone && { onDone }),
  });
  const asked = { ...look, title: text(title, values?.(given)), confirmLabel: text(confirm) };
  return { act, says: text(says), asked };
}
