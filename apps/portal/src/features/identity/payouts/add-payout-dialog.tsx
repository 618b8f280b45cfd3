import { identityPayoutAccounts, type Output } from '@baize/contract';
import { Field, NativeSelect, TextInput } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
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

type Kind = (typeof identityPayoutAccounts.payoutKinds)[number];
type Typed = StepUpTyped & {
  kind: Kind;
  bankCode: string;
  account: string;
  holder: string;
  network: string;
};

type Props = {
  /** The real name, masked: once it is known, money goes to nobody else. */
  holder: string | null;
  onClose: () => void;
};

export function AddPayoutDialog({ holder, onClose }: Props) {
  const text = useText();
  const rules = useRules();
  const lock = useLockForm<Typed>({
    defaults: {
      ...stepUpDefaults,
      kind: 'BC',
      bankCode: '',
      account: '',
      holder: '',
      network: '',
    },
    send: (typed) => ask(identityPayoutAccounts.addPayoutAccount, orderOf(typed)),
    onDone: onClose,
    says: text('members.payout.added', { hours: rules?.waitHours ?? 0 }),
  });
  const { register, formState, watch } = lock.form;
  const { errors } = formState;
  const kind = watch('kind');
  const needed = { required: text('identity.patterns.empty') };
  const isCoin = kind === 'VW';
  return (
    <LockDialog
      title={text('members.payout.add')}
      text={text('members.payout.addText', {
        limit: rules?.limits[kind] ?? 0,
        hours: rules?.waitHours ?? 0,
      })}
      submit={text('members.save')}
      lock={lock}
      onClose={onClose}
    >
      <Field label={text('members.payout.kind')}>
        <NativeSelect
          {...register('kind', { onChange: () => lock.form.setValue('bankCode', '') })}
          options={identityPayoutAccounts.payoutKinds.map((value) => ({
            value,
            label: text(`members.payout.${value}`),
          }))}
        />
      </Field>
      <BankFields form={lock.form} />
      <Field
        label={text(isCoin ? 'members.payout.address' : 'members.payout.account')}
        error={errors.account?.message}
        isRequired
      >
        <TextInput
          {...register('account', needed)}
          inputMode={kind === 'BC' ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          dir="ltr"
        />
      </Field>
      {!isCoin && (
        <Holder
          holder={holder}
          input={register('holder', holder ? {} : needed)}
          error={errors.holder?.message}
        />
      )}
      <StepUpFields />
    </LockDialog>
  );
}

/** Where the money goes: a bank, a wallet, or a coin with its network. */
function BankFields({ form }: { form: UseFormReturn<Typed> }) {
  const text = useText();
  const banks = useBanks();
  const { errors } = form.formState;
  const kind = form.watch('kind');
  const bankCode = form.watch('bankCode');
  const needed = { required: text('identity.patterns.empty') };
  const isCoin = kind === 'VW';
  return (
    <>
      <Field
        label={text(isCoin ? 'members.payout.coin' : 'members.payout.bank')}
        error={errors.bankCode?.message}
        isRequired
      >
        <NativeSelect
          {...form.register('bankCode', {
            ...needed,
            onChange: () => form.setValue('network', ''),
          })}
          options={[
            { value: '', label: text('members.payout.choose') },
            ...banks
              .filter(({ cardType }) => cardType === kind)
              .map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName })),
          ]}
        />
      </Field>
      {isCoin && (
        <Field label={text('members.payout.network')} error={errors.network?.message} isRequired>
          <NativeSelect
            {...form.register('network', needed)}
            options={[
              { value: '', label: text('members.payout.choose') },
              ...networksOf(banks, bankCode).map((value) => ({ value, label: value })),
            ]}
          />
        </Field>
      )}
    </>
  );
}

type HolderProps = {
  holder: string | null;
  input: ComponentProps<'input'>;
  error: string | undefined;
};

function Holder({ holder, input, error }: HolderProps) {
  const text = useText();
  if (holder) {
    return (
      <Field label={text('members.payout.holder')} hint={text('members.payout.holderFixed')}>
        <TextInput value={holder} readOnly dir="auto" />
      </Field>
    );
  }
  return (
    <Field label={text('members.payout.holder')} error={error} isRequired>
      <TextInput {...input} autoComplete="name" dir="auto" />
    </Field>
  );
}

function orderOf({ kind, bankCode, account, holder, network, ...typed }: Typed) {
  return {
    cardType: kind,
    bankCode,
    account: account.trim(),
    ...(holder.trim() && { holder: holder.trim() }),
    ...(kind === 'VW' && { network }),
    ...stepUpOf(typed),
  };
}

/** A coin travels on certain chains only; on another it is lost. */
function networksOf(banks: ReturnType<typeof useBanks>, bankCode: string): readonly string[] {
  return banks.find((bank) => bank.bankCode === bankCode)?.networks ?? [];
}

function useBanks(): Output<typeof identityPayoutAccounts.banks.value> {
  const { data } = useQuery({
    queryKey: securityKey('banks'),
    queryFn: ({ signal }) => ask(identityPayoutAccounts.banks, {}, signal),
  });
  return data ?? [];
}

function useRules() {
  return useQuery({
    queryKey: securityKey('payout-rules'),
    queryFn: ({ signal }) => ask(identityPayoutAccounts.payoutAccountRules, {}, signal),
  }).data;
}
