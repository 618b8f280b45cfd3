import { Banknote, CreditCard, QrCode, Search, Settings } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { LinkButton, TextLink } from '../actions/link-button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { CodeInput } from '../fields/code-input.tsx';
import { Field } from '../fields/field.tsx';
import { FileDrop } from '../fields/file-drop.tsx';
import type { FileRefusal } from '../fields/file-limits.ts';
import { MoneyInput } from '../fields/money-input.tsx';
import { NativeSelect } from '../fields/native-select.tsx';
import { NumberInput } from '../fields/number-input.tsx';
import { PasswordInput } from '../fields/password-input.tsx';
import { RadioCards } from '../fields/radio-cards.tsx';
import { Switch } from '../fields/switch.tsx';
import { TextArea, TextInput } from '../fields/text-input.tsx';
import { Tooltip } from '../layers/tooltip.tsx';
import { Panel } from '../pieces/panel.tsx';
import { SectionHead } from '../pieces/section-head.tsx';

export function KitControls() {
  return (
    <>
      <section>
        <SectionHead title="Buttons" />
        <Panel className="flex flex-wrap items-center gap-3">
          <Buttons />
        </Panel>
      </section>
      <section>
        <SectionHead title="Fields" />
        <Panel className="grid gap-5 md:grid-cols-3">
          <Fields />
        </Panel>
      </section>
      <section>
        <SectionHead title="Choices" />
        <Panel className="grid gap-6 md:grid-cols-2">
          <Choices />
        </Panel>
      </section>
    </>
  );
}

function Buttons() {
  return (
    <>
      <Button kind="brass" size="lg">
        Pay 2,500.00
      </Button>
      <Button kind="brass">Deposit</Button>
      <Button kind="brass" isBusy>
        Deposit
      </Button>
      <Button>Terms</Button>
      <Button kind="felt">Chat</Button>
      <Button kind="danger">Refuse</Button>
      <Button kind="quiet">Clear</Button>
      <Button size="sm">Small</Button>
      <Button kind="brass" disabled>
        Disabled
      </Button>
      <LinkButton href="#kit">A link</LinkButton>
      <TextLink href="#kit">See all</TextLink>
      <Tooltip text="What this button is for">
        <IconButton label="Settings" icon={<Settings />} count={3} />
      </Tooltip>
    </>
  );
}

function Fields() {
  const [code, setCode] = useState('4471');
  const [count, setCount] = useState('5');
  const [sum, setSum] = useState('2500');
  return (
    <>
      <Field label="Name" hint="Four to sixteen letters or figures." isRequired>
        <TextInput defaultValue="mara_lim" />
      </Field>
      <Field label="Password" error="Too short: eight characters at least." isRequired>
        <PasswordInput defaultValue="seven77" />
      </Field>
      <Field label="Code we sent" aside="0:48">
        <CodeInput length={6} value={code} onChange={setCode} />
      </Field>
      <Field label="How many">
        <NumberInput value={count} onChange={setCount} step={1} min={1} max={20} />
      </Field>
      <Field label="Limit a day">
        <MoneyInput currency="₱" value={sum} onChange={setSum} />
      </Field>
      <Field label="Way">
        <NativeSelect options={ways} defaultValue="card" />
      </Field>
      <Field label="Amount" hint="100.00 to 50,000.00" className="md:col-span-2">
        <MoneyInput look="stage" currency="₱" value={sum} onChange={setSum} />
      </Field>
      <Field label="Search">
        <TextInput before={<Search aria-hidden />} placeholder="Search 9,840 games" disabled />
      </Field>
      <Field label="Your words" aside="0 of 200" className="md:col-span-3">
        <TextArea placeholder="At least twenty characters" />
      </Field>
    </>
  );
}

function Choices() {
  const [way, setWay] = useState('qr');
  const [bonus, setBonus] = useState('none');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);
  return (
    <>
      <RadioCards legend="Way" look="tiles" options={wayCards} value={way} onChange={setWay} />
      <RadioCards legend="Bonus" options={bonusCards} value={bonus} onChange={setBonus} />
      <div className="flex flex-col">
        <Checkbox defaultChecked>I am of age and accept the terms.</Checkbox>
        <Checkbox>Remember me</Checkbox>
        <Switch defaultChecked>Sound</Switch>
        <Switch className="mt-3">Hide my balance</Switch>
      </div>
      <Field label="Proof" error={refusals.map(({ code, name }) => `${name}: ${code}`).join(', ')}>
        <FileDrop limits={proofLimits} files={files} onChange={setFiles} onRefuse={setRefusals}>
          Drop pictures here, or choose them
        </FileDrop>
      </Field>
    </>
  );
}

const proofLimits = { types: ['image/png', 'image/jpeg'], maxBytes: 5_242_880, maxCount: 3 };
const ways = [
  { value: 'card', label: 'Card' },
  { value: 'bank', label: 'Bank transfer' },
];
const wayCards = [
  { value: 'qr', title: 'QR pay', icon: <QrCode aria-hidden /> },
  { value: 'bank', title: 'Bank', icon: <Banknote aria-hidden /> },
  { value: 'card', title: 'Card', icon: <CreditCard aria-hidden />, isDisabled: true },
];
const bonusCards = [
  { value: 'lantern', title: 'Lantern week 20%', text: 'wager 8 times on slots' },
  { value: 'none', title: 'No bonus', text: 'withdraw whenever you like' },
];
