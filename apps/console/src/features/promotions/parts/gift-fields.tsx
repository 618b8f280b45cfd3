import { loyaltyMallOperator, promotionsCampaignsOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { NO_SPINS, SpinsFields } from '../../../shared/fields/spins-fields.tsx';
import {
  GivenField,
  LimitField,
  OneOfField,
  PickField,
  ShareField,
  SumField,
} from '../../../shared/fields/typed-fields.tsx';
import { type Filled, fieldsOf, givenOf, useFields } from '../../../shared/fields/use-fields.ts';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { FreeBetFields } from './free-bet-fields.tsx';
import type { Gift, Goal } from './goals.ts';

const ticketsQuery = queryOf(promotionsCampaignsOperator.listCampaigns, {
  kind: 'TICKETS',
  page: 1,
  pageSize: 200,
});

const goodsQuery = queryOf(loyaltyMallOperator.listGoods, {
  kind: 'GOODS',
  page: 1,
  pageSize: 200,
});

type Props = {
  form: Filled<Gift>;
  /** What was counted, where a share of it can be given. */
  goals?: readonly Goal[];
};

/** What is given at once: money, a share of what was counted, points, tickets, stakes of the house's, things. */
export function GiftFields({ form, goals = [] }: Props) {
  const { field } = useFields(form, 'console.promo');
  const spins = givenOf(form, 'spins');
  return (
    <>
      <SumField {...field('money')} />
      <SumField {...field('points')} isCount />
      {goals.length > 0 && <Share form={form} goals={goals} />}
      <Tickets form={form} />
      <GivenField {...field('spins')} blank={NO_SPINS} />
      {spins && <SpinsFields form={spins} />}
      <Goods form={form} />
      <FreeBetFields form={form} />
    </>
  );
}

function Share({ form, goals }: Required<Props>) {
  const { hinted } = useFields(form, 'console.promo');
  const { percent } = form.content;
  return (
    <>
      <ShareField
        {...hinted('percent', 'share')}
        value={percent?.rate ?? null}
        onChange={(rate) =>
          form.change({ percent: rate === null ? null : { goal: 0, cap: null, ...percent, rate } })
        }
      />
      <ShareOf form={givenOf(form, 'percent')} goals={goals} />
    </>
  );
}

type ShareProps = { form: Filled<NonNullable<Gift['percent']>> | null; goals: readonly Goal[] };

/** At most how much, and of what where several things are counted. */
function ShareOf({ form, goals }: ShareProps) {
  const text = useText();
  if (!form) return null;
  const { field } = fieldsOf(text, form, 'console.promo');
  const goal = field('goal', 'shareOf');
  return (
    <>
      <LimitField {...field('cap')} hint={text('console.promo.noLimitHint')} />
      {goals.length > 1 && (
        <PickField
          {...goal}
          value={String(goal.value)}
          values={goals.map((_, at) => String(at))}
          word={(at) => text(`console.promo.metric.${goals[Number(at)]!.metric}`)}
          onChange={(at) => goal.onChange(Number(at))}
        />
      )}
    </>
  );
}

function Tickets({ form }: Props) {
  const text = useText();
  const { field } = useFields(form, 'console.promo');
  const { data } = useQuery(ticketsQuery);
  const { tickets } = form.content;
  const offered = data?.list ?? [];
  if (offered.length === 0 && !tickets) return null;
  return (
    <>
      <OneOfField
        {...field('tickets')}
        none={text('console.promo.noTickets')}
        options={offered.map(({ id, title }) => ({ value: id, label: title }))}
        value={tickets?.campaignId ?? null}
        onChange={(campaignId) =>
          form.change({
            tickets: campaignId === null ? null : { campaignId, count: tickets?.count ?? 1 },
          })
        }
      />
      <CountField form={givenOf(form, 'tickets')} word="ticketCount" max={100} />
    </>
  );
}

function Goods({ form }: Props) {
  const text = useText();
  const { field } = useFields(form, 'console.promo');
  const { data } = useQuery(goodsQuery);
  const { goods } = form.content;
  const offered = data?.list ?? [];
  if (offered.length === 0 && !goods) return null;
  return (
    <>
      <OneOfField
        {...field('goods')}
        odd=" "
        none={text('console.promo.noGoods')}
        options={offered.map(({ id, content, stock }) => ({
          value: id,
          label: text('console.promo.goodsLeft', {
            name: content.words.EN?.name ?? id,
            count: stock,
          }),
        }))}
        value={goods?.goodId ?? null}
        onChange={(goodId) =>
          form.change({ goods: goodId === null ? null : { goodId, count: goods?.count ?? 1 } })
        }
      />
      <CountField form={givenOf(form, 'goods')} word="goodsCount" max={10} />
    </>
  );
}

type CountProps = {
  form: Filled<{ count: number }> | null;
  word: 'ticketCount' | 'goodsCount';
  max: number;
};

function CountField({ form, word, max }: CountProps) {
  const text = useText();
  if (!form) return null;
  const { field } = fieldsOf(text, form, 'console.promo');
  return <NumberField {...field('count', word)} min={1} max={max} />;
}
