import { fish as contract } from '@baize/contract';
import type { Money } from '@baize/money';
import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { useErrorWords } from '../../../shared/calls/use-error-words.ts';
import { notices } from '../../../shared/pages/notice.ts';
import { usePace } from '../bets/use-pace.tsx';
import type { Purse } from '../bets/use-purse.ts';
import { GameFrame } from '../game-frame.tsx';
import { GamePanel } from '../game-panel.tsx';
import { useSound } from '../stage/use-sound.ts';
import { AutoDialog } from './auto-dialog.tsx';
import { type Controls, useControls } from './controls.ts';
import { FaultNote } from './fault-note.tsx';
import { FishBar } from './fish-bar.tsx';
import { FishHead } from './fish-head.tsx';
import { FishRail, type RailTab, type RoomRules } from './fish-rail.tsx';
import type { Left } from './left-note.tsx';
import { SeaStage } from './sea-stage.tsx';
import { useHud } from './use-hud.ts';
import { type Seated, useVisit, type Visit } from './use-visit.ts';
import { seaSounds } from './visit/sounds.ts';

type Props = {
  rules: RoomRules;
  seated: Seated;
  purse: Purse;
  /** Where it is asked how many paid bullets have hit nothing. */
  unspent: RefObject<() => number>;
  onLeft: (left: Left) => void;
  /** The seat was lost: another is asked for. */
  onAgain: () => void;
};

/** A seat at the sea, over the whole screen. */
export function FishTable({ rules, seated, purse, unspent, onLeft, onAgain }: Props) {
  const sound = useSound(seaSounds);
  const { mayHurry } = usePace();
  const { costs } = rules.room;
  const visit = useVisit({ seated, costs, isFun: purse.isFun, sound });
  const controls = useControls(visit, costs.length);
  const [tab, setTab] = useState<RailTab>('fish');
  const [open, setOpen] = useState<'panel' | 'auto'>();
  const leaving = useLeave(seated, visit, onLeft);
  const { hud, table } = visit;
  const { cost, wanted, isOver } = useChoices(visit, costs);
  unspent.current = () => table.current?.shooter.unspent().bullets ?? 0;
  const isLocked = isOver || purse.needsWord || leaving.isLeaving;
  const onAuto = mayHurry && !isLocked ? () => setOpen('auto') : undefined;
  const onClose = () => setOpen(undefined);
  const rail = (
    <FishRail
      rules={rules}
      tab={tab}
      onTab={setTab}
      cost={cost}
      wanted={wanted}
      onWant={controls.want}
      seated={seated}
    />
  );
  return (
    <>
      <GameFrame
        head={
          <FishHead
            rules={rules}
            purse={purse}
            sound={sound}
            onRules={() => setTab('rules')}
            onPanel={() => setOpen('panel')}
          />
        }
        stage={
          <SeaStage
            visit={visit}
            controls={controls}
            rules={rules}
            ownSeat={seated.visit.seat}
            isFun={purse.isFun}
            onAuto={onAuto}
          />
        }
        bar={
          <BelowSea
            hud={hud}
            purse={purse}
            controls={controls}
            costs={costs}
            visitId={seated.visit.visitId}
            isLocked={isLocked}
            onAuto={onAuto}
            onLeave={leaving.leave}
            onAgain={onAgain}
          />
        }
        rail={rail}
      />
      <Layers open={open} rail={rail} cost={cost} controls={controls} onClose={onClose} />
    </>
  );
}

type BelowProps = ComponentProps<typeof FaultNote> & ComponentProps<typeof FishBar>;

/** Why nothing is fired, where nothing is; then what one holds and may do. */
function BelowSea({ purse, visitId, onAgain, ...bar }: BelowProps) {
  const { hud, controls, costs } = bar;
  return (
    <>
      <FaultNote
        hud={hud}
        purse={purse}
        controls={controls}
        costs={costs}
        visitId={visitId}
        onAgain={onAgain}
      />
      <FishBar {...bar} />
    </>
  );
}

/** What the whole page follows; it changes when somebody chooses, never with a shot. */
function useChoices({ hud }: Visit, costs: readonly Money[]) {
  const level = useHud(hud, (now) => now.level);
  const wanted = useHud(hud, (now) => now.wanted);
  const isOver = useHud(hud, (now) => now.isOver);
  return { cost: costs[level - 1] ?? costs[0]!, wanted, isOver };
}

type LayersProps = {
  open: 'panel' | 'auto' | undefined;
  rail: ReactNode;
  cost: Money;
  controls: Controls;
  onClose: () => void;
};

function Layers({ open, rail, cost, controls, onClose }: LayersProps) {
  return (
    <>
      <GamePanel isOpen={open === 'panel'} onClose={onClose}>
        {rail}
      </GamePanel>
      <AutoDialog
        key={cost}
        isOpen={open === 'auto'}
        cost={cost}
        onClose={onClose}
        onBegin={controls.beginAuto}
      />
    </>
  );
}

/** What was fired is told first; then the seat is given up and what hit nothing comes back. */
function useLeave(seated: Seated, { table, countWhole }: Visit, onLeft: Props['onLeft']) {
  const [isLeaving, setLeaving] = useState(false);
  const words = useErrorWords();
  const leave = async () => {
    setLeaving(true);
    try {
      await table.current?.shooter.finish();
      const back = table.current?.shooter.unspent() ?? { bullets: 0, amount: 0n };
      const { visit, balance } = await ask(contract.leave, { visitId: seated.visit.visitId });
      countWhole(visit);
      onLeft({ visit, balance, back });
    } catch (error) {
      notices.tell({ tone: 'bad', title: words(error) });
      setLeaving(false);
    }
  };
  return { isLeaving, leave: () => void leave() };
}
