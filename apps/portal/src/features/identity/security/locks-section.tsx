import { Button, Tag } from '@baize/ui';
import {
  Check,
  Fingerprint,
  KeyRound,
  Lock,
  Mail,
  MessageCircleQuestion,
  Phone,
  TriangleAlert,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Row, Rows, Section } from '../../../shared/account/section.tsx';
import { useModule } from '../../../shared/brand/modules.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import type { SecurityConfig } from '../../../shared/session/use-security.ts';
import { useSetupTask } from '../../../shared/session/use-setup-task.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { FirstPasswordDialog } from './first-password-dialog.tsx';
import { LockMeter } from './lock-meter.tsx';
import { MobileDialog } from './mobile-dialog.tsx';
import { PaymentPasswordDialog } from './payment-password-dialog.tsx';
import { QuestionsDialog } from './questions-dialog.tsx';

const dialogs = ['password', 'payment', 'mobile', 'email', 'authenticator', 'questions'] as const;
type Dialog = (typeof dialogs)[number];

export function LocksSection({ config }: { config: SecurityConfig }) {
  const text = useText();
  const hasPayment = useModule('PAYMENTPASS3');
  const task = useSetupTask();
  const [dialog, setDialog] = useState(() => dialogs.find((one) => one === task.wanted) ?? null);
  function close() {
    setDialog(null);
    task.done();
  }
  const locks = locksOf(config, hasPayment);
  const next = locks.find(([, isSet]) => !isSet)?.[0];
  return (
    <Section
      title={text('members.locks')}
      aside={<LockMeter set={locks.map(([, isSet]) => isSet)} />}
    >
      <Rows>
        <PasswordRow
          password={config.password}
          isNext={next === 'password'}
          onSet={() => setDialog('password')}
        />
        {hasPayment && (
          <LockRow
            icon={<Lock />}
            title={text('members.lock.payment')}
            text={text('members.lock.payment.text')}
            isSet={config.paymentPassword}
            isNext={next === 'payment'}
            onChange={() => setDialog('payment')}
          />
        )}
        <ContactRow
          kind="mobile"
          icon={<Phone />}
          contact={config.mobile}
          isNext={next === 'mobile'}
          onChange={() => setDialog('mobile')}
        />
        <ContactRow
          kind="email"
          icon={<Mail />}
          contact={config.email}
          isNext={next === 'email'}
          onChange={() => setDialog('email')}
        />
        <FactorRow
          config={config}
          isNext={next === 'authenticator'}
          onChange={() => setDialog('authenticator')}
        />
        <LockRow
          icon={<MessageCircleQuestion />}
          title={text('members.lock.questions')}
          text={text('members.lock.questions.text')}
          isSet={config.securityQuestions}
          isNext={false}
          onChange={() => setDialog('questions')}
        />
      </Rows>
      <LockDialogs dialog={dialog} config={config} onClose={close} />
    </Section>
  );
}

const hasFactor = ({ authenticator, passkeys }: SecurityConfig): boolean =>
  authenticator || passkeys > 0;

/** The locks that are counted, in the order in which they are asked for. */
function locksOf(config: SecurityConfig, hasPayment: boolean): [Dialog, boolean][] {
  return [
    ['password', config.password.isSet],
    ...(hasPayment ? [['payment', config.paymentPassword] as [Dialog, boolean]] : []),
    ['mobile', config.mobile.verified],
    ['email', config.email.verified],
    ['authenticator', hasFactor(config)],
  ];
}

type PasswordProps = { password: SecurityConfig['password']; isNext: boolean; onSet: () => void };

function PasswordRow({ password, isNext, onSet }: PasswordProps) {
  const text = useText();
  const times = useTimes();
  return (
    <LockRow
      icon={<KeyRound />}
      title={text('members.lock.password')}
      text={
        password.isSet
          ? text('members.lock.password.text', { date: times.date(password.changedAt) })
          : text('members.lock.password.none')
      }
      isSet={password.isSet}
      isNext={isNext}
      onChange={() => (password.isSet ? overlay.open('changePassword') : onSet())}
    />
  );
}

type ContactProps = {
  kind: 'mobile' | 'email';
  icon: ReactNode;
  contact: SecurityConfig['mobile'];
  isNext: boolean;
  onChange: () => void;
};

function ContactRow({ kind, icon, contact, isNext, onChange }: ContactProps) {
  const text = useText();
  return (
    <LockRow
      icon={icon}
      title={text(`members.lock.${kind}`)}
      text={<bdi>{contact.value ?? text(`members.lock.${kind}.text`)}</bdi>}
      isSet={contact.verified}
      isNext={isNext}
      says={contact.verified ? text('members.verified') : undefined}
      onChange={onChange}
    />
  );
}

type FactorProps = { config: SecurityConfig; isNext: boolean; onChange: () => void };

function FactorRow({ config, isNext, onChange }: FactorProps) {
  const text = useText();
  const isSet = hasFactor(config);
  return (
    <LockRow
      icon={<Fingerprint />}
      title={text('members.lock.factor')}
      text={
        isSet
          ? text('members.lock.factor.left', { count: config.recoveryCodesLeft })
          : text('members.lock.factor.text')
      }
      isSet={isSet}
      isNext={isNext}
      isWanted={!config.authenticator}
      onChange={onChange}
    />
  );
}

type DialogsProps = { dialog: Dialog | null; config: SecurityConfig; onClose: () => void };

function LockDialogs({ dialog, config, onClose }: DialogsProps) {
  switch (dialog) {
    case 'password':
      return <FirstPasswordDialog onClose={onClose} />;
    case 'payment':
      return <PaymentPasswordDialog config={config} onClose={onClose} />;
    case 'mobile':
      return <MobileDialog onClose={onClose} />;
    case 'email':
      return <EmailDialog onClose={onClose} />;
    case 'authenticator':
      return <AuthenticatorDialog isBound={config.authenticator} onClose={onClose} />;
    case 'questions':
      return <QuestionsDialog onClose={onClose} />;
    case null:
      return null;
  }
}

type LockRowProps = {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  isSet: boolean;
  says?: string | undefined;
  /** Not set up in full yet, so the button offers to, even when a part of it is. */
  isWanted?: boolean;
  /** Brass marks the one lock to set next. */
  isNext: boolean;
  onChange: () => void;
};

function LockRow(props: LockRowProps) {
  const { icon, title, text: says, isSet, says: state, isWanted, isNext, onChange } = props;
  const text = useText();
  const offers = isWanted ?? !isSet;
  const action = text(offers ? 'members.setUp' : 'members.change');
  return (
    <Row
      icon={icon}
      title={title}
      text={says}
      state={
        isSet ? (
          <Tag tone="good" icon={<Check aria-hidden />}>
            {state ?? text('members.isSet')}
          </Tag>
        ) : (
          <Tag tone="warn" icon={<TriangleAlert aria-hidden />}>
            {text('members.notSet')}
          </Tag>
        )
      }
      action={
        <Button
          size="sm"
          kind={isNext ? 'brass' : 'line'}
          aria-label={`${action}: ${title}`}
          onClick={onChange}
        >
          {action}
        </Button>
      }
    />
  );
}
