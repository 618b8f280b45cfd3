import { catalogueKinds, promotionsCampaign } from '@baize/contract';
import { ListText } from '../../../shared/fields/list-text.tsx';
import { ChecksField, PickField } from '../../../shared/fields/typed-fields.tsx';
import { type Filled, linesAt, linesOf, useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import { blankGoal, type Goal, isPlayed, withGoal, withoutGoal } from './goals.ts';
import { Lines } from './lines.tsx';
import { Part, type PartProps } from './part.tsx';
import { TargetFields } from './target-fields.tsx';

const MOST_GOALS = 4;

/** What members do that counts. A tournament ranks by one thing; a sign-in may ask for some. */
export function CountsPart({ form }: PartProps) {
  const text = useText();
  const { content, change } = form;
  return (
    <Part name="counts" form={form} places={['goals']}>
      <Lines
        {...linesOf(form, 'goals')}
        nameOf={(at) => text('console.promo.goal', { at: at + 1 })}
        blank={blankGoal('VALID_BET')}
        add={text('console.promo.addGoal')}
        most={content.kind === 'TOURNAMENT' ? 1 : MOST_GOALS}
        onAdd={() => change(withGoal(content))}
        onRemove={(at) => change(withoutGoal(content, at))}
        row={(goal) => <GoalFields form={goal} />}
      />
      {content.kind === 'SIGN_IN' && <SignInTargets form={form} />}
    </Part>
  );
}

function GoalFields({ form }: { form: Filled<Goal> }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.promo');
  const { metric } = form.content;
  return (
    <>
      <PickField
        {...field('metric')}
        hint={text(`console.promo.metricText.${metric}`)}
        values={promotionsCampaign.metrics}
        word={(one) => text(`console.promo.metric.${one}`)}
        onChange={(next) => form.change(isPlayed(next) ? { metric: next } : blankGoal(next))}
      />
      {isPlayed(metric) && (
        <>
          <ListText {...hinted('vendors')} />
          <ListText {...hinted('games')} />
          <div className="sm:col-span-2">
            <ChecksField
              {...hinted('categories')}
              values={catalogueKinds.baseCategories}
              word={(category) => text(`console.category.${category}`)}
            />
          </div>
        </>
      )}
    </>
  );
}

/** What must be reached before one can sign in on a day. */
function SignInTargets({ form }: PartProps) {
  const { goals, steps } = form.content;
  const [first] = steps;
  if (!first) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TargetFields form={linesAt(linesOf(form, 'steps'))(first, 0)} goals={goals} />
    </div>
  );
}
