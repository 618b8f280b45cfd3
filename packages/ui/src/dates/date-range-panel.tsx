import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DayPicker, type DateRange as Draft } from 'react-day-picker';
import { Button } from '../actions/button.tsx';
import { ChipGroup } from '../fields/chip-group.tsx';
import { PHONE, useMedia } from '../use-media.ts';
import { useWords } from '../words.tsx';
import { calendarClasses, calendarWords } from './calendar-words.ts';
import { type Day, type DayRange, dateToDay, dayToDate } from './day.ts';

export type RangePreset = { id: string; label: string; range: DayRange };

export type DateRangePanelProps = {
  value: DayRange | null;
  onChange: (range: DayRange) => void;
  presets?: readonly RangePreset[];
  presetsLabel: string;
  /** The day it is where the house stands: it may be another one here. */
  today: Day;
  /** A language tag: months, weekdays and figures follow it. */
  lang: string;
  dir?: 'ltr' | 'rtl';
  weekStartsOn?: 0 | 1 | 6;
  earliest?: Day;
  latest?: Day;
  maxDays?: number;
};

export function DateRangePanel(props: DateRangePanelProps) {
  const {
    value,
    onChange,
    presets = [],
    today,
    lang,
    dir = 'ltr',
    weekStartsOn = 1,
    maxDays,
  } = props;
  const words = useWords();
  const isPhone = useMedia(PHONE);
  const [draft, setDraft] = useState<Draft | undefined>(() =>
    value ? { from: dayToDate(value.from), to: dayToDate(value.to) } : undefined,
  );
  const language = useMemo(() => calendarWords(lang, words), [lang, words]);
  const apply = () => draft?.from && onChange(toRange(draft.from, draft.to ?? draft.from));
  return (
    <div className="flex flex-col gap-4">
      {presets.length > 0 && (
        <ChipGroup
          label={props.presetsLabel}
          chips={presets.map(({ id, label }) => ({ value: id, label }))}
          value={
            presets.find(({ range }) => range.from === value?.from && range.to === value?.to)?.id
          }
          onChange={(id) => onChange(presets.find((preset) => preset.id === id)!.range)}
          className="max-w-xl flex-wrap"
        />
      )}
      <DayPicker
        mode="range"
        selected={draft}
        onSelect={setDraft}
        resetOnSelect
        numberOfMonths={isPhone ? 1 : 2}
        defaultMonth={dayToDate(value?.from ?? today)}
        today={dayToDate(today)}
        disabled={outside(props)}
        {...(props.earliest && { startMonth: dayToDate(props.earliest) })}
        {...(props.latest && { endMonth: dayToDate(props.latest) })}
        {...(maxDays === undefined ? {} : { max: maxDays - 1 })}
        dir={dir}
        weekStartsOn={weekStartsOn}
        {...language}
        classNames={calendarClasses}
        components={{ Chevron }}
      />
      <div className="flex justify-end">
        <Button kind="brass" disabled={!draft?.from} onClick={apply} className="max-md:w-full">
          {words.apply}
        </Button>
      </div>
    </div>
  );
}

function Chevron({ orientation }: { orientation?: string }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden className="size-5" />;
}

function toRange(one: Date, other: Date): DayRange {
  return { from: dateToDay(one), to: dateToDay(other) };
}

function outside({ earliest, latest }: DateRangePanelProps) {
  return [
    ...(earliest ? [{ before: dayToDate(earliest) }] : []),
    ...(latest ? [{ after: dayToDate(latest) }] : []),
  ];
}
