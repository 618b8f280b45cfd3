import { contentFeedback } from '@baize/contract';
import { Button, Field, NativeSelect, TextArea, TextInput } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useModule } from '../../../shared/brand/modules.ts';
import { ask } from '../../../shared/calls/api.ts';
import { CaptchaField } from '../../../shared/fields/captcha-field.tsx';
import { FormFault } from '../../../shared/fields/form-fault.tsx';
import { useCaptcha } from '../../../shared/fields/use-captcha.ts';
import { useMember } from '../../../shared/session/member.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useText } from '../../../shared/words/use-text.ts';
import {
  emptyFields,
  isRightLength,
  lengthOf,
  type Typed,
  wantsContact,
  withinMax,
} from './feedback-rules.ts';

const NOTHING: Typed = { type: '', content: '', sender: '', captcha: '' };
/** The house's own order: what is asked most comes first, the rest last. */
const TYPES = [1, 2, 3, 4, 6, 0] as const;

export function FeedbackForm({ onSent }: { onSent: (id: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState(NOTHING);
  const [wasTried, setTried] = useState(false);
  const asksCaptcha = useModule('CAPTCHA3');
  const captcha = useCaptcha(asksCaptcha);
  const isIn = useSession() !== null;
  const account = useMember()?.account;
  const sending = useMutation({
    mutationFn: () =>
      ask(contentFeedback.feedback, {
        type: Number(typed.type),
        content: typed.content.trim(),
        captcha: typed.captcha.trim(),
        sender: (account ?? typed.sender).trim(),
      }),
    onSuccess: ({ id }) => onSent(id),
    onError: () => {
      // A captcha is good for one use.
      put({ captcha: '' });
      setTried(false);
      captcha.refresh();
    },
  });
  const put = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const empty = emptyFields(typed, { asksCaptcha, isIn });
  const needsContact = wantsContact(typed, isIn);
  const isWrongLength = typed.content.trim() !== '' && !isRightLength(typed.content);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (empty.length === 0 && !isWrongLength && !sending.isPending) sending.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{text('content.feedback.text')}</p>
      <TypeField value={typed.type} onChange={(type) => put({ type })} />
      <ContentField
        value={typed.content}
        hasFault={wasTried && isWrongLength}
        onChange={(content) => put({ content })}
      />
      {!isIn && (
        <SenderField
          value={typed.sender}
          needsContact={needsContact}
          onChange={(sender) => put({ sender })}
        />
      )}
      {asksCaptcha && (
        <CaptchaField
          captcha={captcha}
          isRequired
          value={typed.captcha}
          onChange={(event) => put({ captcha: event.target.value })}
        />
      )}
      {wasTried && empty.length > 0 && <EmptyWarning fields={empty} />}
      <FormFault error={sending.error} />
      <Button type="submit" kind="brass" size="lg" isBusy={sending.isPending}>
        {text('content.feedback.send')}
      </Button>
    </form>
  );
}

type FieldProps = { value: string; onChange: (value: string) => void };

function SenderField({ value, needsContact, onChange }: FieldProps & { needsContact: boolean }) {
  const text = useText();
  return (
    <Field
      label={text(needsContact ? 'content.feedback.contact' : 'content.feedback.sender')}
      hint={needsContact && text('content.feedback.contactHint')}
      isRequired={needsContact}
    >
      <TextInput
        value={value}
        autoComplete={needsContact ? 'on' : 'username'}
        maxLength={80}
        dir="auto"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

function TypeField({ value, onChange }: FieldProps) {
  const text = useText();
  return (
    <Field label={text('content.feedback.type')} isRequired>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={[
          { value: '', label: text('content.feedback.choose') },
          ...TYPES.map((type) => ({
            value: String(type),
            label: text(`content.feedback.type.${type}`),
          })),
        ]}
      />
    </Field>
  );
}

function ContentField({ value, onChange, hasFault }: FieldProps & { hasFault: boolean }) {
  const text = useText();
  const limits = { min: contentFeedback.FEEDBACK_MIN, max: contentFeedback.FEEDBACK_MAX };
  return (
    <Field
      label={text('content.feedback.content')}
      isRequired
      aside={
        <span className="num">
          {text('content.feedback.count', { count: lengthOf(value), max: limits.max })}
        </span>
      }
      error={hasFault && text('content.feedback.length', limits)}
      hint={text('content.feedback.length', limits)}
    >
      <TextArea
        rows={5}
        dir="auto"
        value={value}
        onChange={(event) => onChange(withinMax(event.target.value))}
      />
    </Field>
  );
}

/** The words beside the fields themselves. */
const NAMES = {
  type: 'content.feedback.type',
  content: 'content.feedback.content',
  sender: 'content.feedback.contact',
  captcha: 'identity.captcha.label',
} as const;

function EmptyWarning({ fields }: { fields: ReturnType<typeof emptyFields> }) {
  const text = useText();
  const listed = fields.map((field) => text(NAMES[field])).join(', ');
  return (
    <p role="alert" className="flex gap-2 rounded-ctl bg-brass-wash px-3 py-2.5 text-brass-text">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{text('content.feedback.empty', { fields: listed })}</span>
    </p>
  );
}
