import { games } from '@baize/contract';
import { CopyButton, Tag, textLinkClasses } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { FormPanel } from '../../shared/editor/form-panel.tsx';
import type { OwnGame } from '../../shared/play/own-games.ts';
import { queryOf } from '../../shared/queries.ts';
import { useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { percentOf } from './return-look.ts';

/** The published rules: every version with its fingerprint, and what they promise by kind of bet. */
export function RulesPanel({ game }: { game: OwnGame }) {
  const text = useText();
  const times = useTimes();
  const { gameCode } = game;
  return (
    <FormPanel title={text('console.ownGames.rulesTitle')}>
      <div className="-mt-2 flex flex-wrap items-center gap-2">
        <Tag tone={game.isIntact ? 'good' : 'bad'}>
          {text(game.isIntact ? 'console.ownGames.intact' : 'console.ownGames.differs')}
        </Tag>
        <a
          href={games.rules.path.replace(':gameCode', gameCode)}
          target="_blank"
          rel="noreferrer"
          className={textLinkClasses}
        >
          {text('console.ownGames.readRules')}
        </a>
      </div>
      <ol className="flex flex-col gap-3">
        {game.published.map(({ version, hash, at }) => (
          <li key={version}>
            <h4 className="type-label mb-1">
              {text('console.ownGames.published', { version, at: times.dayAndTime(at) })}
            </h4>
            <div className="flex items-start gap-1 rounded-ctl bg-rail/60 py-1 ps-3 pe-1">
              <span className="code min-w-0 flex-1 py-1 break-all">{hash}</span>
              <CopyButton text={hash} />
            </div>
          </li>
        ))}
      </ol>
      <Promises gameCode={gameCode} />
    </FormPanel>
  );
}

function Promises({ gameCode }: { gameCode: string }) {
  const text = useText();
  const rules = useQuery(queryOf(games.rules, { gameCode }));
  if (!rules.data) return null;
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto"
    >
      <table className="num w-full border-collapse">
        <caption className="sr-only">{text('console.ownGames.promised')}</caption>
        <thead>
          <tr>
            <th scope="col" className="type-label h-9 text-start">
              {text('console.ownGames.bet')}
            </th>
            <th scope="col" className="type-label h-9 text-end">
              {text('console.ownGames.promised')}
            </th>
            <th scope="col" className="type-label h-9 ps-4 text-end">
              {text('console.ownGames.hitRate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.data.returns.map(({ bet, returnToPlayer, hitRate, proof }) => (
            <tr key={bet}>
              <th scope="row" className="border-t py-2 pe-3 text-start font-normal">
                {bet}
                <span className="block text-[0.8125rem] text-ink-soft">{proof}</span>
              </th>
              <td className="border-t text-end align-top py-2 font-semibold whitespace-nowrap">
                {percentOf(returnToPlayer)}
              </td>
              <td className="border-t ps-4 text-end align-top py-2 whitespace-nowrap">
                {percentOf(hitRate)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
