import { FormPanel } from '../../shared/editor/form-panel.tsx';
import { ListText } from '../../shared/fields/list-text.tsx';
import { TextField } from '../../shared/fields/text-field.tsx';
import { SumField } from '../../shared/fields/typed-fields.tsx';
import { useFields } from '../../shared/fields/use-fields.ts';
import { useText } from '../../shared/use-text.ts';
import type { ConnectionForm } from './connection-editable.ts';

/** Where the vendor is, from where it may call, and how much a round may pay. */
export function ConnectionAddresses({ form }: { form: ConnectionForm }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.connections');
  const address = {
    odd: text('console.connections.addressOdd'),
    type: 'url',
    isTrimmed: true,
    spellCheck: false,
    maxLength: 300,
  };
  return (
    <FormPanel title={text('console.connections.gates')}>
      <TextField
        {...field('launchUrl')}
        {...address}
        hint={text('console.connections.launchHint')}
        isRequired
      />
      <TextField {...field('apiUrl')} {...address} hint={text('console.connections.apiHint')} />
      <ListText {...hinted('addresses')} odd={text('console.connections.addressesOdd')} />
      <SumField {...hinted('maxWin')} isRequired odd={text('console.connections.maxWinOdd')} />
    </FormPanel>
  );
}
