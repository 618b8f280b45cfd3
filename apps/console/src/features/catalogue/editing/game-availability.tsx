import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { CountryList } from '../../../shared/fields/country-list.tsx';
import { LanguageChoice } from '../../../shared/fields/language-choice.tsx';
import { useText } from '../../../shared/use-text.ts';
import { WindowFields } from '../window-fields.tsx';
import type { GameForm } from './game-editable.ts';

/** To whom it is shown, and when it is closed. */
export function GameAvailability({ form }: { form: GameForm }) {
  const text = useText();
  const { content, change, mayEdit } = form;
  return (
    <>
      <FormPanel title={text('console.games.availability')}>
        <CountryList
          label={text('console.games.allowed')}
          hint={text('console.games.allowedHint')}
          value={content.allowedRegions}
          taken={content.deniedRegions}
          onChange={(allowedRegions) => change({ allowedRegions })}
          isDisabled={!mayEdit}
        />
        <CountryList
          label={text('console.games.denied')}
          hint={text('console.games.deniedHint')}
          value={content.deniedRegions}
          taken={content.allowedRegions}
          onChange={(deniedRegions) => change({ deniedRegions })}
          isDisabled={!mayEdit}
        />
        <LanguageChoice
          legend={text('console.games.languages')}
          hint={text('console.games.languagesHint')}
          value={content.languages}
          onChange={(languages) => change({ languages })}
          isDisabled={!mayEdit}
        />
      </FormPanel>
      <FormPanel title={text('console.games.window')}>
        <WindowFields
          value={content}
          onChange={change}
          isDisabled={!mayEdit}
          isWrong={form.isWrong('maintenanceUntil')}
        />
      </FormPanel>
    </>
  );
}
