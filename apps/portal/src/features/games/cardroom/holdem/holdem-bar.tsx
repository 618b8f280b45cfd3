import type { HoldemOptions, HoldemView } from '@baize/games';
import { Button, cx, Money } from '@baize/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../../../shared/words/use-text.ts';
import { AmountSlider } from '../amount-slider.tsx';
import { units } from '../card-table.ts';
import { useAmountParts } from '../in-chips.tsx';
import type { ScreenProps } from '../screen.ts';
import { useKeys } from '../use-keys.ts';
import type { MoveName } from './move-name.ts';
import { allowedRaise, presetsOf } from './raise-to.ts';

type Props = ScreenProps<HoldemView>;

/** Fold, check or call, raise: with the mouse, the finger or F, C and R. */
export function HoldemBar(props: Props) {
  const { view, act, isSending } = props;
  const options = view.options;
  const ahead = useAhead(options, act, isSending);
  if (!options) return <Ahead view={view} ahead={ahead} />;
  // A new turn begins with its own smallest raise.
  return (
    <Actions key={`${view.street}-${view.highest}-${view.pot}`} {...props} options={options} />
  );
}

function Actions({ view, act, isSending, options, playSound }: Props & { options: HoldemOptions }) {
  const { raise } = options;
  const [to, setTo] = useState(raise?.min ?? 0);
  const send = (move: unknown) => {
    if (isSending) return;
    playSound('place');
    act(move);
  };
  const fold = () => send({ action: 'fold' });
  const call = () => send({ action: options.check ? 'check' : 'call' });
  const doRaise = () => raise && send({ action: 'raise', to });
  const step = (by: number) =>
    raise && setTo(allowedRaise(to + by * view.rules.base, raise, view.rules.chip));
  useKeys({
    f: fold,
    c: call,
    r: () => doRaise(),
    ArrowUp: () => step(1),
    ArrowDown: () => step(-1),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-3 py-3 md:px-5">
      <Odds view={view} options={options} />
      {raise && <RaisePart view={view} options={options} to={to} onTo={setTo} />}
      <div className="grid flex-none grid-cols-[1fr_1.2fr_1.5fr] gap-2 max-md:w-full md:ms-auto md:flex">
        <Big kind="line" label="fold" keyName="F" disabled={isSending} onClick={fold} />
        <Big
          kind="felt"
          label={options.check ? 'check' : 'call'}
          keyName="C"
          amount={options.call ?? undefined}
          disabled={isSending}
          onClick={call}
        />
        {raise && (
          <Big
            kind="brass"
            label={to >= raise.max ? 'allIn' : view.highest === 0 ? 'bet' : 'raiseTo'}
            keyName="R"
            amount={to}
            disabled={isSending}
            onClick={() => doRaise()}
          />
        )}
      </div>
    </div>
  );
}

function Odds({ view, options }: { view: HoldemView; options: HoldemOptions }) {
  const text = useText();
  const parts = useAmountParts();
  const own = view.seats.find(({ seat }) => seat === view.seat);
  return (
    <dl className="num flex gap-5 text-[0.8125rem]/5 max-lg:hidden">
      <Column label={text('cardroom.bar.stack')}>
        {own && <Money parts={parts(units(own.stack))} size="mid" />}
      </Column>
      <Column label={text('cardroom.bar.odds')}>
        <b dir="ltr" className="font-display text-[1.375rem]/7 font-semibold">
          {options.call ? `${(view.pot / options.call).toFixed(2)} : 1` : '–'}
        </b>
      </Column>
    </dl>
  );
}

function Column({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type RaiseProps = {
  view: HoldemView;
  options: HoldemOptions;
  to: number;
  onTo: (to: number) => void;
};

function RaisePart({ view, options, to, onTo }: RaiseProps) {
  const text = useText();
  const raise = options.raise!;
  return (
    <div className="min-w-56 flex-1 max-md:w-full max-md:flex-none">
      <fieldset className="flex gap-1.5">
        <legend className="sr-only">{text('cardroom.bar.raiseTo')}</legend>
        {presetsOf(view, options).map((preset) => (
          <button
            key={preset.name}
            type="button"
            aria-pressed={preset.to === to}
            onClick={() => onTo(preset.to)}
            className={cx(
              'h-8 flex-1 rounded-[6px] px-1 text-[0.8125rem] font-semibold whitespace-nowrap touch:h-10',
              preset.to === to ? 'bg-ink text-room' : 'bg-rail hover:bg-rail-2',
            )}
          >
            {text(`cardroom.preset.${preset.name}`)}
          </button>
        ))}
      </fieldset>
      <AmountSlider
        label={text('cardroom.bar.raiseTo')}
        min={units(raise.min)}
        max={units(raise.max)}
        step={units(view.rules.base)}
        value={units(to)}
        onChange={(amount) => onTo(allowedRaise(Number(amount), raise, view.rules.chip))}
      />
    </div>
  );
}

type BigProps = {
  kind: 'line' | 'felt' | 'brass';
  label: MoveName;
  keyName: string;
  amount?: number | undefined;
  disabled: boolean;
  onClick: () => void;
};

function Big({ kind, label, keyName, amount, disabled, onClick }: BigProps) {
  const text = useText();
  const parts = useAmountParts();
  return (
    <Button
      kind={kind}
      disabled={disabled}
      onClick={onClick}
      aria-keyshortcuts={keyName}
      className="h-14 min-w-0 flex-col gap-0 rounded-card px-3 leading-tight md:min-w-28 md:flex-row md:gap-2"
    >
      {text(`cardroom.bar.${label}`)}
      {amount !== undefined && <Money parts={parts(units(amount))} />}
      <kbd className="ms-1 text-[0.6875rem] opacity-60 max-lg:hidden">{keyName}</kbd>
    </Button>
  );
}

/** Said before one's turn: check if it is free, else fold. */
function useAhead(options: HoldemOptions | null, act: Props['act'], isSending: boolean) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn || !options || isSending) return;
    setOn(false);
    act({ action: options.check ? 'check' : 'fold' });
  }, [isOn, options, isSending, act]);
  return { isOn, toggle: () => setOn(!isOn) };
}

function Ahead({ view, ahead }: { view: HoldemView; ahead: ReturnType<typeof useAhead> }) {
  const text = useText();
  const own = view.seats.find(({ seat }) => seat === view.seat);
  const isStill = own && !own.folded && own.stack > 0 && !view.result;
  return (
    <div className="flex min-h-20 flex-wrap items-center justify-center gap-4 px-4 py-3">
      <p className="text-ink-soft">
        {text(
          view.result
            ? 'cardroom.bar.over'
            : own?.folded
              ? 'cardroom.bar.folded'
              : 'cardroom.bar.wait',
        )}
      </p>
      {isStill && (
        <Button
          aria-pressed={ahead.isOn}
          kind={ahead.isOn ? 'felt' : 'line'}
          onClick={ahead.toggle}
          className="h-12"
        >
          {text('cardroom.bar.checkFold')}
        </Button>
      )}
    </div>
  );
}
