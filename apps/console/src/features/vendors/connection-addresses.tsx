import { Field, MoneyInput } from '@baize/ui';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { ListText } from '../../shared/fields/list-text.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';
import type { ConnectionForm } from './connection-editable.ts';

/** Where the vendor is, from where it may call, and how much a round may pay. */
export function ConnectionAddresses({ form }: { form: ConnectionForm }) {
  const text = useText();
  const { currency } = useBrand();
  const { content, change, mayEdit, isWrong } = form;
  return (
    <FormPanel title={text('console.connections.gates')}>
      <TextField
        isRequired
        label={text('console.connections.launchUrl')}
        hint={text('console.connections.launchHint')}
        error={isWrong('launchUrl') && text('console.connections.addressOdd')}
        type="url"
        spellCheck={false}
        maxLength={300}
        disabled={!mayEdit}
        value={content.launchUrl}
        onChange={(value) => change({ launchUrl: value.trim() })}
      />
      <TextField
        label={text('console.connections.apiUrl')}
        hint={text('console.connections.apiHint')}
        error={isWrong('apiUrl') && text('console.connections.addressOdd')}
        type="url"
        spellCheck={false}
        maxLength={300}
        disabled={!mayEdit}
        value={content.apiUrl}
        onChange={(value) => change({ apiUrl: value.trim() })}
      />
      <ListText
        label={text('console.connections.addresses')}
        hint={text('console.connections.addressesHint')}
        error={isWrong('addresses') && text('console.connections.addressesOdd')}
        isDisabled={!mayEdit}
        value={content.addresses}
        onChange={(addresses) => change({ addresses })}
      />
      <Field
        isRequired
        label={text('console.connections.maxWin')}
        hint={text('console.connections.maxWinHint')}
        error={isWrong('maxWin') && text('console.connections.maxWinOdd')}
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
