import { type Output, sportsbookLeaguesOperator } from '@baize/contract';
import { moneyText, readMoney } from '@baize/money';
import { Checkbox, Field, NumberInput } from '@baize/ui';
import { useState } from 'react';
import { FormModal } from '../../shared/act/form-modal.tsx';
import { useAct } from '../../shared/act/use-act.ts';
import { SumField } from '../../shared/fields/typed-fields.tsx';
import { useText } from '../../shared/use-text.ts';

type LeagueRow = Output<typeof sportsbookLeaguesOperator.listLeagues.value>['list'][number];

const LIMITS = ['minStake', 'maxStake', 'maxPayout', 'maxMember', 'maxLiability'] as const;
const MARGINS = ['result', 'lines', 'score', 'outright', 'live'] as const;

type Limits = Record<(typeof LIMITS)[number], string>;
type Margins = Record<(typeof MARGINS)[number], string>;

/** Open or shut, what is taken at most, and what the house keeps. */
export function EditLeague({ league, onClose }: { league: LeagueRow; onClose: () => void }) {
  const text = useText();
  const { settings } = league;
  const [isOpen, setOpen] = useState(settings.isOpen);
  const [limits, setLimits] = useState<Limits>(() => limitsOf(settings));
  const [margins, setMargins] = useState<Margins>(() => marginsOf(settings));
  const [delay, setDelay] = useState(String(settings.delaySeconds));
  const save = useAct(sportsbookLeaguesOperator.saveLeague, {
    input: () => ({
      leagueId: league.leagueId,
      version: league.version,
      settings: settingsFrom({ isOpen, limits, margins, delay }),
    }),
    done: 'console.sports.saved',
    onDone: onClose,
  });
  return (
    <FormModal
      size="md"
      title={league.name}
      word={text('console.sports.save')}
      act={save}
      onClose={onClose}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Checkbox
          className="md:col-span-2"
          checked={isOpen}
          onChange={({ target }) => setOpen(target.checked)}
        >
          {text('console.sports.isOpen')}
        </Checkbox>
        {LIMITS.map((name) => (
          <SumField
            key={name}
            label={text(`console.sports.${name}`)}
            value={limits[name]}
            onChange={(value) => setLimits({ ...limits, [name]: value })}
          />
        ))}
        {MARGINS.map((name) => (
          <Field key={name} label={text(`console.sports.margin.${name}`)}>
            <NumberInput
              decimals={2}
              value={margins[name]}
              onChange={(value) => setMargins({ ...margins, [name]: value })}
            />
          </Field>
        ))}
        <Field label={text('console.sports.delaySeconds')}>
          <NumberInput value={delay} onChange={setDelay} />
        </Field>
      </div>
    </FormModal>
  );
}

type Settings = LeagueRow['settings'];

const limitsOf = (settings: Settings): Limits => ({
  minStake: moneyText(settings.minStake),
  maxStake: moneyText(settings.maxStake),
  maxPayout: moneyText(settings.maxPayout),
  maxMember: moneyText(settings.maxMember),
  maxLiability: moneyText(settings.maxLiability),
});

/** Operators write per cent, the house keeps hundredths of them. */
const marginsOf = ({ margins }: Settings): Margins => ({
  result: String(margins.result / 100),
  lines: String(margins.lines / 100),
  score: String(margins.score / 100),
  outright: String(margins.outright / 100),
  live: String(margins.live / 100),
});

type Typed = { isOpen: boolean; limits: Limits; margins: Margins; delay: string };

function settingsFrom({ isOpen, limits, margins, delay }: Typed): Settings {
  const hundredths = (typed: string) => Math.round(Number(typed) * 100);
  return {
    isOpen,
    minStake: readMoney(limits.minStake) ?? 0n,
    maxStake: readMoney(limits.maxStake) ?? 0n,
    maxPayout: readMoney(limits.maxPayout) ?? 0n,
    maxMember: readMoney(limits.maxMember) ?? 0n,
    maxLiability: readMoney(limits.maxLiability) ?? 0n,
    margins: {
      result: hundredths(margins.result),
      lines: hundredths(margins.lines),
      score: hundredths(margins.score),
      outright: hundredths(margins.outright),
      live: hundredths(margins.live),
    },
    delaySeconds: Number(delay),
  };
}
