import { buttonClasses, IconButton, Money, NativeSelect, SectionHead } from '@baize/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, Volume2, VolumeX } from 'lucide-react';
import { useMoneyParts } from '../../../../shared/money/use-money.ts';
import { useText } from '../../../../shared/words/use-text.ts';
import { useBankroll } from '../../bets/use-bankroll.ts';
import { usePurse } from '../../bets/use-purse.ts';
import { useSound } from '../../stage/use-sound.ts';
import { useLiveLobby } from '../lobby/use-live-lobby.ts';
import { MAX_IN_VIEW, mayBeInView } from './multi-games.ts';
import { TablePane } from './table-pane.tsx';

/** Several tables at once: side by side on a desk, one beside the other under the thumb on a phone. */
export function MultiTables({ asked }: { asked: readonly string[] }) {
  const text = useText();
  const purse = usePurse(false);
  const sound = useSound();
  const navigate = useNavigate();
  const shown = [...new Set(asked)].slice(0, MAX_IN_VIEW);
  const show = (tables: readonly string[]) =>
    void navigate({
      to: '/live',
      search: tables.length > 0 ? { tables: tables.join(',') } : {},
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <SectionHead
        level={1}
        title={text('live.multi.title')}
        actions={
          <>
            <Balance />
            <IconButton
              label={text(sound.isMuted ? 'games.sound.on' : 'games.sound.off')}
              icon={sound.isMuted ? <VolumeX /> : <Volume2 />}
              onClick={sound.toggle}
            />
            <Link to="/live" search={{}} className={buttonClasses({})}>
              <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
              {text('live.multi.close')}
            </Link>
          </>
        }
      />
      <ul className="relative -mx-3.5 flex snap-x snap-mandatory gap-3 overflow-x-auto px-3.5 pb-2 md:mx-0 md:grid md:grid-cols-2 md:gap-4 md:overflow-visible md:px-0 min-[110rem]:grid-cols-4">
        {shown.map((tableId) => (
          <li
            key={tableId}
            className="grid w-[88vw] shrink-0 snap-center grid-cols-[minmax(0,1fr)] md:w-auto md:min-w-0"
          >
            <TablePane
              tableId={tableId}
              purse={purse}
              sound={sound}
              onRemove={() => show(shown.filter((one) => one !== tableId))}
            />
          </li>
        ))}
        {shown.length < MAX_IN_VIEW && (
          <li className="grid w-[88vw] shrink-0 snap-center md:w-auto">
            <AddTable shown={shown} onAdd={(tableId) => show([...shown, tableId])} />
          </li>
        )}
      </ul>
    </>
  );
}

function Balance() {
  const parts = useMoneyParts();
  const text = useText();
  const { balance } = useBankroll();
  if (balance === undefined) return null;
  return (
    <span className="num flex items-baseline gap-2">
      <span className="text-ink-soft">{text('live.balance')}</span>
      <b>
        <Money parts={parts(balance)} />
      </b>
    </span>
  );
}

type AddProps = { shown: readonly string[]; onAdd: (tableId: string) => void };

function AddTable({ shown, onAdd }: AddProps) {
  const text = useText();
  const lobby = useLiveLobby('LIVE').data;
  const others = (lobby?.tables ?? []).filter(
    (table) => mayBeInView(table) && !shown.includes(table.tableId),
  );
  return (
    <div className="grid min-h-130 place-items-center rounded-card border border-dashed p-6">
      <NativeSelect
        aria-label={text('live.multi.add')}
        value=""
        onChange={({ currentTarget }) => onAdd(currentTarget.value)}
        options={[
          { value: '', label: text('live.multi.add') },
          ...others.map(({ tableId, name }) => ({ value: tableId, label: name })),
        ]}
      />
    </div>
  );
}
