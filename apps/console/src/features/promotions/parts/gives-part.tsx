import { NumberField } from '../../../shared/fields/number-field.tsx';
import { type Filled, linesOf, partOf, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { CampaignDraft } from '../campaigns/campaign-editable.ts';
import { BandsFields } from './bands-fields.tsx';
import { GiftFields } from './gift-fields.tsx';
import { blankStep, isStepped, type Step } from './goals.ts';
import { Lines } from './lines.tsx';
import { Part, type PartProps } from './part.tsx';
import { PrizesFields } from './prizes-fields.tsx';
import { RainFields } from './rain-fields.tsx';
import { StripFields } from './strip-fields.tsx';
import { TargetFields } from './target-fields.tsx';

const MOST_STEPS = 20;
const MOST_MISSION_POINTS = 100_000;

/** What is given for what was done: by steps, by days, by luck or by rank. */
export function GivesPart(props: PartProps) {
  const { kind } = props.form.content;
  return (
    <Part
      name="gives"
      form={props.form}
      places={['steps', 'strip', 'prizes', 'rainMinutes', 'rainAmounts', 'bands']}
    >
      {isStepped(kind) && <StepsFields {...props} />}
      {kind === 'SIGN_IN' && <StripFields {...props} />}
      {kind === 'TICKETS' && <PrizesFields {...props} />}
      {kind === 'RAIN' && <RainFields {...props} />}
      {kind === 'TOURNAMENT' && <BandsFields {...props} />}
    </Part>
  );
}

function StepsFields({ form }: PartProps) {
  const text = useText();
  return (
    <Lines
      {...linesOf(form, 'steps')}
      nameOf={(at) => text('console.promo.step', { at: at + 1 })}
      blank={blankStep(form.content.goals)}
      add={text('console.promo.addStep')}
      most={MOST_STEPS}
      row={(step) => <StepFields form={step} campaign={form.content} />}
    />
  );
}

type StepProps = { form: Filled<Step>; campaign: CampaignDraft };

function StepFields({ form, campaign: { goals, kind } }: StepProps) {
  const { hinted } = useFields(form, 'console.promo');
  return (
    <>
      <TargetFields form={form} goals={goals} />
      <GiftFields form={partOf(form, 'gives')} goals={goals} />
      {kind === 'MISSION' && <NumberField {...hinted('missionPoints')} max={MOST_MISSION_POINTS} />}
    </>
  );
}
