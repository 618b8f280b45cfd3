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
import { useModule } from '../../shared/modules.ts';
import { overlay } from '../../shared/overlay.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { LockMeter } from './lock-meter.tsx';
import { MobileDialog } from './mobile-dialog.tsx';
import { PaymentPasswordDialog } from './payment-password-dialog.tsx';
import { QuestionsDialog } from './questions-dialog.tsx';
import { Row, Rows, Section } from './section.tsx';
import type { SecurityConfig } from './use-security.ts';

type Dialog = 'payment' | 'mobile' | 'email' | 'authenticator' | 'questions';

export function LocksSection({ config }: { config: SecurityConfig }) {
  const text = useText();
  const times = useTimes();
  const hasPayment = useModule('PAYMENTPASS3');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const hasFactor = config.authenticator || config.passkeys > 0;
  const set = [
    true,
    ...(hasPayment ? [config.paymentPassword] : []),
    config.mobile.verified,
    config.email.verified,
    hasFactor,
  ];
  return (
    <Section title={text('members.locks')} aside={<LockMeter set={set} />}>
      <Rows>
        <LockRow
          icon={<KeyRound />}
          title={text('members.lock.password')}
          text={text('members.lock.password.text', { date: times.date(config.password.changedAt) })}
          isSet
          onChange={() => overlay.open('changePassword')}
        />
        {hasPayment && (
          <LockRow
            icon={<Lock />}
            title={text('members.lock.payment')}
            text={text('members.lock.payment.text')}
            isSet={config.paymentPassword}
            onChange={() => setDialog('payment')}
          />
        )}
        <LockRow
          icon={<Phone />}
          title={text('members.lock.mobile')}
          text={<bdi>{config.mobile.value ?? text('members.lock.mobile.text')}</bdi>}
          isSet={config.mobile.verified}
          says={config.mobile.verified ? text('members.verified') : undefined}
          onChange={() => setDialog('mobile')}
        />
        <LockRow
          icon={<Mail />}
          title={text('members.lock.email')}
          text={<bdi>{config.email.value ?? text('members.lock.email.text')}</bdi>}
          isSet={config.email.verified}
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
          isWanted={!config.authenticator}
          onChange={() => setDialog('authenticator')}
        />
        <LockRow
          icon={<MessageCircleQuestion />}
          title={text('members.lock.questions')}
          text={text('members.lock.questions.text')}
          isSet={config.securityQuestions}
          onChange={() => setDialog('questions')}
        />
      </Rows>
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
  onChange: () => void;
};

function LockRow({
  icon,
  title,
  text: says,
  isSet,
  says: state,
  isWanted,
  onChange,
}: LockRowProps) {
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
          kind={offers && !isSet ? 'brass' : 'line'}
          aria-label={`${action}: ${title}`}
          onClick={onChange}
        >
          {action}
        </Button>
      }
    />
  );
}
