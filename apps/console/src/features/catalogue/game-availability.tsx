import { CountryList } from '../../shared/country-list.tsx';
import { FormPanel } from '../../shared/form-panel.tsx';
import { LanguageChoice } from '../../shared/language-choice.tsx';
import { useText } from '../../shared/use-text.ts';
import type { GameForm } from './game-door.ts';
import { WindowFields } from './window-fields.tsx';

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
