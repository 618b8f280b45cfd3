import { operatorsSession } from '@baize/contract';
import { Button, Field, Modal, PasswordInput, Tag } from '@baize/ui';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ask } from '../../../shared/api.ts';
import { refusedAs, sentenceOf } from '../../../shared/errors.ts';
import { meQuery, useMe } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { CodeField } from './code-field.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

export function SecondFactorPanel() {
  const text = useText();
  const { hasSecondFactor, mustHaveFactor } = useMe();
  const [isSettingUp, setSettingUp] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="account-factor" className="type-card">
          {text('console.factor.title')}
        </h2>
        <Tag tone={hasSecondFactor ? 'good' : 'warn'}>
          {text(hasSecondFactor ? 'console.factor.on' : 'console.factor.off')}
        </Tag>
      </div>
      <p className="mb-4 text-ink-soft">
        {text(mustHaveFactor ? 'console.factor.demanded' : 'console.factor.text')}
      </p>
      {isSettingUp ? (
        <SecondFactorSetup onDone={() => setSettingUp(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button kind={hasSecondFactor ? 'line' : 'brass'} onClick={() => setSettingUp(true)}>
            {text(hasSecondFactor ? 'console.factor.renew' : 'console.factor.setUp')}
          </Button>
          {hasSecondFactor && !mustHaveFactor && (
            <Button kind="danger" onClick={() => setRemoving(true)}>
              {text('console.factor.remove')}
            </Button>
          )}
        </div>
      )}
      <Modal
        size="sm"
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={text('console.factor.removeTitle')}
      >
        <RemoveForm onRemoved={() => setRemoving(false)} />
      </Modal>
    </>
  );
}

function RemoveForm({ onRemoved }: { onRemoved: () => void }) {
  const text = useText();
  const cache = useQueryClient();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const remove = useMutation({
    mutationFn: () => ask(operatorsSession.removeTotp, { password, code }),
    onSuccess: () => {
      onRemoved();
      showToast({ tone: 'info', title: text('console.factor.removed') });
      return cache.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
  const isCodeWrong = refusedAs(remove.error, 'SECOND_FACTOR_WRONG');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!remove.isPending) remove.mutate();
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <Field
        label={text('console.password.current')}
        error={remove.error && !isCodeWrong && sentenceOf(remove.error)}
      >
        <PasswordInput value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <CodeField value={code} onChange={setCode} error={isCodeWrong && sentenceOf(remove.error)} />
      <Button kind="danger" type="submit" isBusy={remove.isPending} disabled={!password || !code}>
        {text('console.factor.remove')}
      </Button>
    </form>
  );
}
