import { members } from '@baize/contract';
import { Field, LoadingRegion, Modal, Skeleton, TextInput } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { LockDialog, useLockForm } from '../../../shared/account/lock-dialog.tsx';
import { ask } from '../../../shared/calls/api.ts';
import { useFieldRules } from '../../../shared/fields/field-rules.ts';
import { securityKey } from '../../../shared/session/use-security.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { type DetailField, useDetailFields } from './use-detail-fields.ts';

type Profile = Partial<Record<DetailField, string | null>>;

export function DetailsDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { data } = useQuery({
    queryKey: securityKey('profile'),
    queryFn: () => ask(members.profile, {}),
  });
  if (data) return <DetailsForm profile={data as Profile} onClose={onClose} />;
  return (
    <Modal isOpen onClose={onClose} title={text('members.details')} size="sm">
      <LoadingRegion>
        <Skeleton className="h-60" />
      </LoadingRegion>
    </Modal>
  );
}

function DetailsForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const text = useText();
  const rule = useFieldRules();
  const fields = useDetailFields();
  // What was given once and may not change is shown, and never sent back.
  const isFixed = (field: DetailField, mayChange: boolean) => !mayChange && Boolean(profile[field]);
  const lock = useLockForm<Partial<Record<DetailField, string>>>({
    defaults: Object.fromEntries(fields.map(({ field }) => [field, profile[field] ?? ''])),
    send: (typed) =>
      ask(
        members.updateProfile,
        Object.fromEntries(
          fields
            .filter(({ field, mayChange }) => !isFixed(field, mayChange))
            .filter(({ field }) => typed[field] !== (profile[field] ?? ''))
            .map(({ field }) => [field, typed[field]?.trim() ?? '']),
        ),
      ),
    onDone: onClose,
    says: text('members.saved'),
  });
  const { register, formState } = lock.form;
  return (
    <LockDialog
      title={text('members.details')}
      submit={text('members.save')}
      lock={lock}
      onClose={onClose}
    >
      {fields.map(({ field, mayChange }) => (
        <Field
          key={field}
          label={text(`identity.field.${field}`)}
          error={formState.errors[field]?.message}
        >
          <TextInput
            {...register(field, isFixed(field, mayChange) ? {} : { validate: rule(field, false) })}
            readOnly={isFixed(field, mayChange)}
            dir="auto"
          />
        </Field>
      ))}
    </LockDialog>
  );
}
