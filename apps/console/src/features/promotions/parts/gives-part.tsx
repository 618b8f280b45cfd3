import { NumberField } from '../../../shared/fields/number-field.tsx';
import { SumField } from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import { BandsFields } from './bands-fields.tsx';
import { GiftFields } from './gift-fields.tsx';
import { blankStep, isCounted, isStepped, type Step } from './goals.ts';
import { Lines } from './lines.tsx';
import { Part, type PartProps } from './part.tsx';
import { PrizesFields } from './prizes-fields.tsx';
import { RainFields } from './rain-fields.tsx';
import { StripFields } from './strip-fields.tsx';

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

function StepsFields({ form, isDisabled }: PartProps) {
  const text = useText();
  const { content, change } = form;
  return (
    <Lines
      entries={content.steps}
      nameOf={(at) => text('console.promo.step', { at: at + 1 })}
      blank={blankStep(content.goals)}
      add={text('console.promo.addStep')}
      most={MOST_STEPS}
      isDisabled={isDisabled}
      onChange={(steps) => change({ steps })}
      row={(step, set, at) => (
        <StepFields form={form} isDisabled={isDisabled} step={step} set={set} at={at} />
      )}
    />
  );
}

type StepProps = PartProps & { step: Step; set: (part: Partial<Step>) => void; at: number };

function StepFields({ form, isDisabled, step, set, at }: StepProps) {
  const text = useText();
  const { content, isWrong } = form;
  const place = `steps.${at}`;
  return (
    <>
      {content.goals.map(({ metric }, goal) => (
        <SumField
          // biome-ignore lint/suspicious/noArrayIndexKey: a target is its place
          key={goal}
          isRequired
          isCount={isCounted(metric)}
          label={text('console.promo.targetOf', { metric: text(`console.promo.metric.${metric}`) })}
          value={step.targets[goal] ?? ''}
          isDisabled={isDisabled}
          isWrong={isWrong(`${place}.targets.${goal}`)}
          onChange={(typed) =>
            set({ targets: step.targets.map((one, n) => (n === goal ? typed : one)) })
          }
        />
      ))}
      <GiftFields
        value={step.gives}
        goals={content.goals}
        isDisabled={isDisabled}
        isWrong={(inside) => isWrong(`${place}.gives.${inside}`)}
        onChange={(gives) => set({ gives })}
      />
      {content.kind === 'MISSION' && (
        <NumberField
          label={text('console.promo.missionPoints')}
          hint={text('console.promo.missionPointsHint')}
          max={MOST_MISSION_POINTS}
          value={step.missionPoints}
          isDisabled={isDisabled}
          onChange={(missionPoints) => set({ missionPoints })}
        />
      )}
    </>
  );
}
