import { Money } from '@baize/ui';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import { RakeOf } from './lobby/stake-figures.tsx';
import type { TableStake } from './lobby/use-card-lobby.ts';

type Props = { game: TableStake['game']; stake: TableStake | undefined };

/** How a game is played, in words, and what this stake asks and keeps. */
export function RulesOfGame({ game, stake }: Props) {
  const text = useText();
  const parts = useMoneyParts();
  return (
    <div className="flex flex-col gap-4 text-[0.8125rem]/5">
      <p className="whitespace-pre-line">{text(`cardroom.rules.${game}`)}</p>
      {stake?.entry && <p className="whitespace-pre-line">{text('cardroom.rules.sng')}</p>}
      {stake && (
        <dl className="flex flex-col *:flex *:justify-between *:gap-3 *:border-t *:py-1.5">
          <div>
            <dt className="text-ink-soft">
              {text(stake.entry ? 'cardroom.sng.fee' : 'cardroom.rake')}
            </dt>
            <dd className="font-semibold">
              <RakeOf rake={stake.rake} />
            </dd>
          </div>
          <div>
            <dt className="text-ink-soft">{text('cardroom.lobby.needed')}</dt>
            <dd className="font-semibold">
              <Money parts={parts(stake.needed)} />
            </dd>
          </div>
          <div>
            <dt className="text-ink-soft">{text('cardroom.lobby.turn')}</dt>
            <dd className="font-semibold">
              {text('cardroom.seconds', { seconds: stake.turnSeconds })}
            </dd>
          </div>
          <div>
            <dt className="text-ink-soft">{text('cardroom.rules.bank')}</dt>
            <dd className="font-semibold">
              {text('cardroom.seconds', { seconds: stake.timeBankSeconds })}
            </dd>
          </div>
        </dl>
      )}
      <p className="text-ink-soft">{text('cardroom.rules.away')}</p>
      {stake?.hasBots && <p className="text-ink-soft">{text('cardroom.rules.bots')}</p>}
    </div>
  );
}
