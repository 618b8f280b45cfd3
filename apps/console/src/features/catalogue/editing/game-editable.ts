import { catalogueEditingOperator, type Output } from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import { type Editable, type Stored, undated } from '../../../shared/editor/editable.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import type { Game } from './game-filters.ts';

export type GameContent = Output<typeof catalogueEditingOperator.createGame.input>;
export type GameForm = SettingsForm<GameContent>;

const BLANK: GameContent = {
  vendor: '',
  code: '',
  names: {},
  category: 'RNG',
  subTypes: [],
  tags: [],
  menuGroup: null,
  picture: null,
  sort: 100_000,
  isHot: false,
  isNew: true,
  isEnabled: true,
  excludesTurnover: false,
  allowedRegions: [],
  deniedRegions: [],
  languages: [],
  maintenanceFrom: null,
  maintenanceUntil: null,
};

/** One game to be changed; `0` is one to be added. */
export function gameEditable(id: string, onMade: (id: string) => void): Editable<GameContent> {
  const nodeId = Number(id);
  const isNew = nodeId === 0;
  return {
    name: `game:${nodeId}`,
    shape: catalogueEditingOperator.createGame.input,
    right: 'catalogue.edit',
    touches: ['catalogue'],
    isNew,
    read: async (signal) =>
      isNew
        ? undated(0, BLANK)
        : stored(await ask(catalogueEditingOperator.readGame, { nodeId }, signal)),
    save: async ({ version, content }) => {
      if (!isNew) {
        return stored(
          await ask(catalogueEditingOperator.changeGame, { nodeId, version, ...content }),
        );
      }
      const made = await ask(catalogueEditingOperator.createGame, content);
      onMade(String(made.nodeId));
      return stored(made);
    },
  };
}

function stored(game: Game): Stored<GameContent> {
  const { nodeId, version, isInHouse, isOpenable, ...content } = game;
  return undated(version, content);
}
