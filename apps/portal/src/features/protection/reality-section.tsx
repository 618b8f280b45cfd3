import { protection } from '@baize/contract';
import { RadioCards } from '@baize/ui';
import type { ProtectionState } from '../../shared/money/protection.ts';
import { useText } from '../../shared/words/use-text.ts';
import { Section } from './section.tsx';
import { useProtect } from './use-protection.ts';

const CHOICES = [15, 30, 60] as const;

export function RealitySection({ state }: { state: ProtectionState }) {
  const text = useText();
  const chosen = useProtect(protection.setRealityCheck);
  return (
    <Section title={text('protection.reality.title')} note={text('protection.reality.note')}>
      <RadioCards
        legend={text('protection.reality.title')}
        isLegendHidden
        options={CHOICES.map((minutes) => ({
          value: String(minutes),
          title: text('protection.reality.every', { minutes }),
        }))}
        value={String(chosen.variables?.minutes ?? state.realityMinutes)}
        onChange={(value) => chosen.mutate({ minutes: Number(value) as (typeof CHOICES)[number] })}
      />
    </Section>
  );
}
