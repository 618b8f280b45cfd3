import { cx } from '@baize/ui';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '../../../shared/words/use-text.ts';
import { LoadCode } from './load-code.tsx';
import { PlaceArea } from './place-area.tsx';
import { PlacedNote } from './placed-note.tsx';
import { ShareSlip } from './share-slip.tsx';
import { legKey, modesFor, type Slip, slipModes } from './slip.ts';
import { SlipLegView } from './slip-leg.tsx';
import { slipStore, useSlip } from './slip-store.ts';
import { SystemPicker } from './system-picker.tsx';
import { systemsFor } from './systems.ts';
import { usePlace } from './use-place.ts';
import { useQuote } from './use-quote.ts';
import { useRefusalWords } from './use-refusal-words.ts';

/** What will be bet, as singles, one parlay or a system; and the one button that does it. */
export function SlipPanel({ onBets }: { onBets: () => void }) {
  const slip = useSlip();
  const quote = useQuote(slip);
  const place = usePlace();
  const refusalWords = useRefusalWords();
  useFittingSystem(slip);
  if (slip.legs.length === 0) {
    return place.placed.length > 0 ? (
      <PlacedNote bets={place.placed} onBets={onBets} onClose={place.calm} />
    ) : (
      <EmptySlip />
    );
  }
  const refusalOf = (key: string) =>
    quote?.legs.find((leg) => `${leg.matchId}/${leg.market}/${leg.selection}` === key)?.refusal;
  return (
    <div className="flex min-h-0 flex-col">
      <SlipHead slip={slip} />
      {slip.mode === 'SYSTEM' && <SystemPicker slip={slip} />}
      <ul className="min-h-0">
        {slip.legs.map((leg) => (
          <SlipLegView key={legKey(leg)} leg={leg} refusal={refusalWords(refusalOf(legKey(leg)))} />
        ))}
      </ul>
      <PlaceArea slip={slip} quote={quote} place={place} />
      <ShareSlip slip={slip} />
    </div>
  );
}

function SlipHead({ slip }: { slip: Slip }) {
  const text = useText();
  const possible = modesFor(slip.legs.length);
  return (
    <div className="flex items-center gap-2 px-4 pt-3">
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons in a row are no form */}
      <div
        role="group"
        aria-label={text('sportsbook.slip.kind')}
        className="grid flex-1 grid-cols-3 gap-0.5 rounded-ctl bg-room p-0.75"
      >
        {slipModes.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={slip.mode === mode}
            disabled={!possible.includes(mode)}
            onClick={() => slipStore.change({ mode })}
            className={cx(
              'h-9 rounded-[6px] text-[0.8125rem] font-medium disabled:text-ink-faint/60 touch:h-10',
              slip.mode === mode ? 'bg-rail-2 font-semibold text-ink' : 'text-ink-soft',
            )}
          >
            {text(`sportsbook.mode.${mode}`)}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label={text('sportsbook.slip.clear')}
        onClick={slipStore.clear}
        className="grid size-9 place-items-center rounded-ctl text-ink-soft hover:bg-rail hover:text-ink touch:size-11"
      >
        <Trash2 aria-hidden className="size-4" />
      </button>
    </div>
  );
}

/** With another leg another choice of systems: one that is no longer among them becomes the first. */
function useFittingSystem({ mode, legs, sizes }: Slip): void {
  useEffect(() => {
    if (mode !== 'SYSTEM') return;
    const systems = systemsFor(legs.length);
    if (systems.some(({ id }) => id === sizes.join('+'))) return;
    const [first] = systems;
    if (first) slipStore.change({ sizes: first.sizes });
  }, [mode, legs.length, sizes]);
}

function EmptySlip() {
  const text = useText();
  return (
    <div className="px-6 py-10 text-center">
      <p className="font-semibold">{text('sportsbook.slip.empty')}</p>
      <p className="mt-1 text-[0.8125rem] text-ink-soft">{text('sportsbook.slip.emptyText')}</p>
      <LoadCode className="mt-6" />
    </div>
  );
}
