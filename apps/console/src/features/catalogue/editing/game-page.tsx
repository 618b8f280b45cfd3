import { catalogueEditingOperator } from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import { editPage } from '../../../shared/editor/edit-page.tsx';
import { RemoveButton } from '../../../shared/editor/remove-button.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import { englishName, isOwnVendor } from '../use-catalogue.ts';
import { GameAvailability } from './game-availability.tsx';
import { type GameForm, gameEditable } from './game-editable.ts';
import { GameIdentity } from './game-identity.tsx';
import { GamePlace } from './game-place.tsx';
import { GamePreview } from './game-preview.tsx';

/** One game: its names, its place in the lobby, where it may be played and when it is closed. */
export const GamePage = ({ nodeId }: { nodeId: string }) => (
  <EditGame id={nodeId === '0' ? '' : nodeId} />
);

const EditGame = editPage(gameEditable, {
  list: { to: '/games', title: 'console.games.title' },
  title: 'console.games.one',
  newTitle: 'console.games.new',
  nameOf: ({ names, code }) => englishName(names, code),
  Parts,
});

function Parts({ form, id }: { form: GameForm; id: string }) {
  const text = useText();
  const mayEdit = useMay('catalogue.edit');
  const isOwn = isOwnVendor(form.content.vendor);
  const isThere = id !== '';
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid min-w-0 items-start gap-5 2xl:grid-cols-2">
        <GameIdentity form={form} isThere={isThere} />
        <GamePlace form={form} isOwn={isOwn} isThere={isThere} />
        <GameAvailability form={form} />
      </div>
      <aside className="flex flex-col gap-4 xl:sticky xl:top-6">
        <GamePreview content={form.content} />
        {isThere && isOwn && (
          <p className="text-[0.8125rem] text-ink-soft">{text('console.games.ownHint')}</p>
        )}
        {isThere && !isOwn && mayEdit && (
          <RemoveButton
            name={form.content.code}
            warning={text('console.games.removeWarning')}
            remove={() => ask(catalogueEditingOperator.removeGame, { nodeId: Number(id) })}
            touches={['catalogue']}
            to="/games"
          />
        )}
      </aside>
    </div>
  );
}
