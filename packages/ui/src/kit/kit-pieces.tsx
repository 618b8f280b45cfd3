import { Check, Moon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { CopyButton } from '../actions/copy-button.tsx';
import { TimeText } from '../dates/time-text.tsx';
import { ChipGroup } from '../fields/chip-group.tsx';
import { Combobox } from '../fields/combobox.tsx';
import { Field } from '../fields/field.tsx';
import { Select } from '../fields/select.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { Drawer, type DrawerSide } from '../layers/drawer.tsx';
import { Modal, type ModalSize } from '../layers/modal.tsx';
import { Avatar } from '../pieces/avatar.tsx';
import { Badge, CountBadge, Tag } from '../pieces/badge.tsx';
import { Money, type MoneyParts } from '../pieces/money.tsx';
import { Figure, FigureRow, Panel } from '../pieces/panel.tsx';
import { ProgressBar } from '../pieces/progress-bar.tsx';
import { SectionHead } from '../pieces/section-head.tsx';
import { LoadingRegion, Skeleton, SkeletonText } from '../pieces/skeleton.tsx';
import { StatePanel } from '../pieces/state-panel.tsx';
import { Stepper, Timeline } from '../pieces/stepper.tsx';
import { Tabs } from '../pieces/tabs.tsx';

export function KitPieces() {
  return (
    <>
      <section>
        <SectionHead title="Money and marks" />
        <Marks />
      </section>
      <section>
        <SectionHead title="Layers" />
        <Panel className="flex flex-wrap gap-2">
          <Layers />
        </Panel>
      </section>
      <section>
        <SectionHead
          title="Ways and states"
          note="empty, offline, closed"
          actions={<CopyButton text="kit" isLabelled size="sm" />}
        />
        <States />
      </section>
    </>
  );
}

function Marks() {
  const [chip, setChip] = useState('hot');
  return (
    <div className="flex flex-col gap-4">
      <FigureRow>
        <Figure label="My income" note="18.2% more than in October">
          <Money parts={sum('412,806', '.40')} size="big" tone="win" />
        </Figure>
        <Figure label="Team bets">
          <Money parts={sum('8,112,400', '.00')} size="mid" />
        </Figure>
        <Figure label="Net this month">
          <Money parts={sum('2,310', '.40', '-')} size="mid" />
        </Figure>
        <Figure label="In a line">
          <Money parts={sum('12,480', '.55')} />{' '}
          <Money parts={sum('92,416', '.00', '+')} tone="win" />
        </Figure>
      </FigureRow>
      <Panel className="flex flex-wrap items-center gap-3">
        <Tag tone="good" icon={<Check aria-hidden />}>
          Paid
        </Tag>
        <Tag tone="warn">Review</Tag>
        <Tag tone="bad">Refused</Tag>
        <Tag tone="info">Paying</Tag>
        <Tag>Closed</Tag>
        <CountBadge count={3} />
        <CountBadge count={240} />
        <Badge>Hot</Badge>
        <Badge tone="felt">New</Badge>
        <Badge tone="dark">148</Badge>
        <Avatar name="mara_lim" />
        <Avatar name="Vera" src="/broken.png" sizePx={48} />
        <TimeText at="2026-11-15T10:47:00Z" text="15 Nov 2026, 18:47" className="text-ink-soft" />
        <span className="inline-flex items-center">
          D-8841-2207 <CopyButton text="D-8841-2207" />
        </span>
      </Panel>
      <ChipGroup label="Kind" chips={chips} value={chip} onChange={setChip} />
    </div>
  );
}

function Layers() {
  const [size, setSize] = useState<ModalSize | null>(null);
  const [span, setSpan] = useState('day');
  const [side, setSide] = useState<DrawerSide | null>(null);
  return (
    <>
      {(['sm', 'md', 'lg', 'xl'] as const).map((name) => (
        <Button key={name} onClick={() => setSize(name)}>
          Modal {name}
        </Button>
      ))}
      {(['start', 'end', 'bottom'] as const).map((name) => (
        <Button key={name} onClick={() => setSide(name)}>
          Drawer {name}
        </Button>
      ))}
      <Modal
        isOpen={size !== null}
        onClose={() => setSize(null)}
        size={size ?? 'md'}
        title="Change the password"
        aside={size === 'lg' && <div className="absolute inset-0 bg-rail" />}
        footer={
          <>
            <Button onClick={() => setSize(null)}>Not now</Button>
            <Button kind="brass">Change it</Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">You will be signed out everywhere else.</p>
          <Field label="New password">
            <TextInput />
          </Field>
          <Field label="Ask again">
            <Select options={spans} value={span} onChange={setSpan} />
          </Field>
          <Field label="From">
            <Combobox options={spans} value={span} onChange={(next) => next && setSpan(next)} />
          </Field>
        </div>
      </Modal>
      <Drawer
        isOpen={side !== null}
        onClose={() => setSide(null)}
        side={side ?? 'end'}
        title="Menu"
      >
        <SkeletonText lines={6} />
      </Drawer>
    </>
  );
}

function States() {
  const [tab, setTab] = useState('way');
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Panel>
        <Tabs label="Views" tabs={tabs} value={tab} onChange={setTab}>
          <Stepper label="Withdrawal" steps={steps} className="mb-5" />
          <Timeline label="What happened" entries={steps} />
          <ProgressBar
            label="To the next rank"
            value={8420}
            max={12000}
            tone="brass"
            className="mt-5"
          />
        </Tabs>
      </Panel>
      <StatePanel
        picture={<Moon className="size-24 text-brass" strokeWidth={1} />}
        title="No bets in these days"
        text="Nothing was staked from 1 to 15 November. Try a longer span."
        actions={
          <>
            <Button kind="brass">Last 30 days</Button>
            <Button>Clear the filters</Button>
          </>
        }
      />
      <LoadingRegion className="flex flex-col gap-3">
        <Panel className="flex items-center gap-3">
          <TriangleAlert aria-hidden className="size-5 text-brass-text" />
          What is still coming has its size already.
        </Panel>
        <div className="grid grid-cols-3 gap-2">
          {['a', 'b', 'c'].map((id) => (
            <Skeleton key={id} className="aspect-3/4" />
          ))}
        </div>
        <SkeletonText />
      </LoadingRegion>
    </div>
  );
}

function sum(whole: string, decimals: string, sign: MoneyParts['sign'] = ''): MoneyParts {
  return { sign, currency: '₱', position: 'before', whole, decimals };
}

const chips = [
  { value: 'all', label: 'All', count: 23 },
  { value: 'hot', label: 'Hot' },
  { value: 'new', label: 'New' },
];
const spans = [
  { value: 'day', label: 'Every day' },
  { value: 'week', label: 'Every week' },
];
const tabs = [
  { value: 'way', label: 'Way' },
  { value: 'notes', label: 'Notes', count: 2 },
];
const steps = [
  { id: 'asked', label: 'Asked', state: 'done', time: '18:41' },
  { id: 'review', label: 'Review', state: 'current', time: '18:43', text: 'Two more checks.' },
  { id: 'paid', label: 'Paid', state: 'ahead' },
] as const;
