import { identityFactors } from '@baize/contract';
import { CodeInput, CopyButton, Field, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
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
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = { isBound: boolean; onClose: () => void };

export function AuthenticatorDialog({ isBound, onClose }: Props) {
  // What the dialog began with decides it: the page learns of the change before the codes are read.
  const [wasBound] = useState(isBound);
  return wasBound ? <UnbindDialog onClose={onClose} /> : <BindDialog onClose={onClose} />;
}

function BindDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const lock = useLockForm<StepUpTyped & { code: string }>({
    defaults: { ...stepUpDefaults, code: '' },
    send: async ({ code, ...typed }) => {
      const bound = await ask(identityFactors.bindAuthenticator, { code, ...stepUpOf(typed) });
      setCodes(bound.recoveryCodes);
    },
    onDone: () => undefined,
  });
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <LockDialog
      title={text('members.factor.title')}
      text={text('members.factor.scan')}
      submit={text('members.factor.bind')}
      lock={lock}
      onClose={onClose}
    >
      <Secret />
      <Controller
        name="code"
        control={lock.form.control}
        rules={{ required: text('identity.code.needed') }}
        render={({ field, fieldState }) => (
          <Field label={text('members.factor.code')} error={fieldState.error?.message} isRequired>
            <CodeInput length={6} value={field.value} onChange={field.onChange} />
          </Field>
        )}
      />
      <StepUpFields />
    </LockDialog>
  );
}

function Secret() {
  const text = useText();
  const { data } = useQuery({
    queryKey: [...securityKey('authenticator'), 'offer'],
    queryFn: () => ask(identityFactors.authenticator, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!data) return <Skeleton className="h-40" />;
  return (
    <div className="flex items-center gap-4">
      <span className="block size-36 shrink-0 overflow-hidden rounded-md bg-white">
        <QRCodeSVG
          value={data.uri}
          title={text('members.factor.picture')}
          marginSize={2}
          bgColor="#ffffff"
          fgColor="#0a1210"
          className="size-full"
        />
      </span>
      <div className="min-w-0">
        <p className="text-[0.8125rem] text-ink-soft">{text('members.factor.byHand')}</p>
        <p dir="ltr" className="mt-1 font-mono text-[0.8125rem] wrap-anywhere">
          {data.secret}
        </p>
        <CopyButton text={data.secret} />
      </div>
    </div>
  );
}

function UnbindDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const lock = useLockForm<StepUpTyped>({
    defaults: stepUpDefaults,
    send: (typed) => ask(identityFactors.unbindAuthenticator, stepUpOf(typed)),
    onDone: onClose,
    says: text('members.factor.gone'),
  });
  return (
    <LockDialog
      title={text('members.factor.title')}
      text={text('members.factor.remove')}
      submit={text('members.remove')}
      lock={lock}
      onClose={onClose}
      isDangerous
    >
      <StepUpFields />
    </LockDialog>
  );
}
