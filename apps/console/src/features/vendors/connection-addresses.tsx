import { Field, MoneyInput, TextInput } from '@baize/ui';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { ListText } from '../../shared/fields/list-text.tsx';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import type { ConnectionForm } from './connection-editable.ts';

/** Where the vendor is, from where it may call, and how much a round may pay. */
export function ConnectionAddresses({ form }: { form: ConnectionForm }) {
  const text = useText();
  const { currency } = useBrand();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.doors.gates')}>
      <Field
        isRequired
        label={text('console.doors.launchUrl')}
        hint={text('console.doors.launchHint')}
        error={isWrong('launchUrl') && text('console.doors.addressOdd')}
      >
        <TextInput
          type="url"
          spellCheck={false}
          maxLength={300}
          disabled={!mayEdit}
          value={content.launchUrl}
          onChange={(event) => change({ launchUrl: event.target.value.trim() })}
        />
      </Field>
      <Field
        label={text('console.doors.apiUrl')}
        hint={text('console.doors.apiHint')}
        error={isWrong('apiUrl') && text('console.doors.addressOdd')}
      >
        <TextInput
          type="url"
          spellCheck={false}
          maxLength={300}
          disabled={!mayEdit}
          value={content.apiUrl}
          onChange={(event) => change({ apiUrl: event.target.value.trim() })}
        />
      </Field>
      <ListText
        label={text('console.doors.addresses')}
        hint={text('console.doors.addressesHint')}
        error={isWrong('addresses') && text('console.doors.addressesOdd')}
        isDisabled={!mayEdit}
        value={content.addresses}
        onChange={(addresses) => change({ addresses })}
      />
      <Field
        isRequired
        label={text('console.doors.maxWin')}
        hint={text('console.doors.maxWinHint')}
        error={isWrong('maxWin') && text('console.doors.maxWinOdd')}
      >
        <MoneyInput
          currency={currency}
          disabled={!mayEdit}
          value={content.maxWin}
          onChange={(typed) => change({ maxWin: typed })}
        />
      </Field>
    </FormPanel>
  );
}
