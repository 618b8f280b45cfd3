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
import { useModule } from '../../../shared/brand/modules.ts';
import { overlay } from '../../../shared/pages/overlay.ts';
import type { SecurityConfig } from '../../../shared/session/use-security.ts';
import { useSetupTask } from '../../../shared/session/use-setup-task.ts';
import { useTimes } from '../../../shared/times/use-times.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { Row, Rows, Section } from '../section.tsx';
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
  const times = useTimes();
  const hasPayment = useModule('PAYMENTPASS3');
  const errand = useSetupTask();
  const [dialog, setDialog] = useState(() => dialogs.find((one) => one === errand.wanted) ?? null);
  function close() {
    setDialog(null);
    errand.done();
  }
  const hasFactor = config.authenticator || config.passkeys > 0;
  const locks: [Dialog, boolean][] = [
    ['password', config.password.isSet],
    ...(hasPayment ? [['payment', config.paymentPassword] as [Dialog, boolean]] : []),
    ['mobile', config.mobile.verified],
    ['email', config.email.verified],
    ['authenticator', hasFactor],
  ];
  const next = locks.find(([, isSet]) => !isSet)?.[0];
  return (
    <Section
      title={text('members.locks')}
      aside={<LockMeter set={locks.map(([, isSet]) => isSet)} />}
    >
      <Rows>
        <LockRow
          icon={<KeyRound />}
          title={text('members.lock.password')}
          text={
            config.password.isSet
              ? text('members.lock.password.text', { date: times.date(config.password.changedAt) })
              : text('members.lock.password.none')
          }
          isSet={config.password.isSet}
          isNext={next === 'password'}
          onChange={() =>
            config.password.isSet ? overlay.open('changePassword') : setDialog('password')
          }
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
        <LockRow
          icon={<Phone />}
          title={text('members.lock.mobile')}
          text={<bdi>{config.mobile.value ?? text('members.lock.mobile.text')}</bdi>}
          isSet={config.mobile.verified}
          isNext={next === 'mobile'}
          says={config.mobile.verified ? text('members.verified') : undefined}
          onChange={() => setDialog('mobile')}
        />
        <LockRow
          icon={<Mail />}
          title={text('members.lock.email')}
          text={<bdi>{config.email.value ?? text('members.lock.email.text')}</bdi>}
          isSet={config.email.verified}
          isNext={next === 'email'}
          says={config.email.verified ? text('members.verified') : undefined}
          onChange={() => setDialog('email')}
        />
        <LockRow
          icon={<Fingerprint />}
          title={text('members.lock.factor')}
          text={
            hasFactor
              ? text('members.lock.factor.left', { count: config.recoveryCodesLeft })
              : text('members.lock.factor.text')
          }
          isSet={hasFactor}
          isNext={next === 'authenticator'}
          isWanted={!config.authenticator}
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
      {dialog === 'password' && <FirstPasswordDialog onClose={close} />}
      {dialog === 'payment' && <PaymentPasswordDialog config={config} onClose={close} />}
      {dialog === 'mobile' && <MobileDialog onClose={close} />}
      {dialog === 'email' && <EmailDialog onClose={close} />}
      {dialog === 'authenticator' && (
        <AuthenticatorDialog isBound={config.authenticator} onClose={close} />
      )}
      {dialog === 'questions' && <QuestionsDialog onClose={close} />}
    </Section>
  );
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
