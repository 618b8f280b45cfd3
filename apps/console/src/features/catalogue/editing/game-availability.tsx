import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { CountryList } from '../../../shared/fields/country-list.tsx';
import { LanguageChoice } from '../../../shared/fields/language-choice.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { WindowPanel } from '../window-fields.tsx';
import type { GameForm } from './game-editable.ts';

/** To whom it is shown, and when it is closed. */
export function GameAvailability({ form }: { form: GameForm }) {
  const text = useText();
  const { hinted } = useFields(form, 'console.games');
  return (
    <>
      <FormPanel title={text('console.games.availability')}>
        <CountryList {...hinted('allowedRegions', 'allowed')} taken={form.content.deniedRegions} />
        <CountryList {...hinted('deniedRegions', 'denied')} taken={form.content.allowedRegions} />
        <LanguageChoice {...hinted('languages')} />
      </FormPanel>
      <WindowPanel form={form} />
    </>
  );
}
