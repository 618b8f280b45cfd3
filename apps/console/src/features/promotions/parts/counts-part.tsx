import { catalogueKinds, promotionsCampaign } from '@baize/contract';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { ChecksField, PickField, SumField } from '../../../shared/fields/typed-fields.tsx';
import { useText } from '../../../shared/use-text.ts';
import { blankGoal, type Goal, isCounted, isPlayed, withGoal, withoutGoal } from './goals.ts';
import { Lines } from './lines.tsx';
import { Part, type PartProps } from './part.tsx';

const MOST_GOALS = 4;

/** What members do that counts. A tournament ranks by one thing; a sign-in may ask for some. */
export function CountsPart({ form, isDisabled }: PartProps) {
  const text = useText();
  const { content, change } = form;
  return (
    <Part name="counts" form={form} places={['goals']}>
      <Lines
        entries={content.goals}
        nameOf={(at) => text('console.promo.goal', { at: at + 1 })}
        blank={blankGoal('VALID_BET')}
        add={text('console.promo.addGoal')}
        most={content.kind === 'TOURNAMENT' ? 1 : MOST_GOALS}
        isDisabled={isDisabled}
        onAdd={() => change(withGoal(content))}
        onRemove={(at) => change(withoutGoal(content, at))}
        onChange={(goals) => change({ goals })}
        row={(goal, set) => <GoalFields goal={goal} set={set} isDisabled={isDisabled} />}
      />
      {content.kind === 'SIGN_IN' && content.steps.length > 0 && (
        <SignInTargets form={form} isDisabled={isDisabled} />
      )}
    </Part>
  );
}

type GoalProps = { goal: Goal; set: (part: Partial<Goal>) => void; isDisabled: boolean };

function GoalFields({ goal, set, isDisabled }: GoalProps) {
  const text = useText();
  return (
    <>
      <PickField
        label={text('console.promo.metric')}
        hint={text(`console.promo.metricText.${goal.metric}`)}
        value={goal.metric}
        values={promotionsCampaign.metrics}
        word={(metric) => text(`console.promo.metric.${metric}`)}
        isDisabled={isDisabled}
        onChange={(metric) => set(isPlayed(metric) ? { metric } : blankGoal(metric))}
      />
      {isPlayed(goal.metric) && (
        <>
          <ListText
            label={text('console.promo.vendors')}
            hint={text('console.promo.vendorsHint')}
            value={goal.vendors}
            isDisabled={isDisabled}
            onChange={(vendors) => set({ vendors })}
          />
          <ListText
            label={text('console.promo.games')}
            hint={text('console.promo.gamesHint')}
            value={goal.games}
            isDisabled={isDisabled}
            onChange={(games) => set({ games })}
          />
          <div className="sm:col-span-2">
            <ChecksField
              label={text('console.promo.categories')}
              hint={text('console.promo.categoriesHint')}
              value={goal.categories}
              values={catalogueKinds.baseCategories}
              word={(category) => text(`console.category.${category}`)}
              isDisabled={isDisabled}
              onChange={(categories) => set({ categories })}
            />
          </div>
        </>
      )}
    </>
  );
}

/** What must be reached before one can sign in on a day. */
function SignInTargets({ form, isDisabled }: PartProps) {
  const text = useText();
  const { content, change, isWrong } = form;
  const [first, ...rest] = content.steps;
  if (!first) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {content.goals.map(({ metric }, at) => (
        <SumField
          // biome-ignore lint/suspicious/noArrayIndexKey: a target is its place
          key={at}
          isRequired
          isCount={isCounted(metric)}
          label={text('console.promo.targetOf', { metric: text(`console.promo.metric.${metric}`) })}
          value={first.targets[at] ?? ''}
          isDisabled={isDisabled}
          isWrong={isWrong(`steps.0.targets.${at}`)}
          onChange={(typed) =>
            change({
              steps: [
                { ...first, targets: first.targets.map((one, n) => (n === at ? typed : one)) },
                ...rest,
              ],
            })
          }
        />
      ))}
    </div>
  );
}
