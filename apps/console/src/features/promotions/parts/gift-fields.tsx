import { loyaltyMallOperator, promotionsCampaignsOperator } from '@baize/contract';
import { Checkbox, Field, NativeSelect } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { NO_SPINS, SpinsFields } from '../../../shared/fields/spins-fields.tsx';
import { LimitField, ShareField, SumField } from '../../../shared/fields/typed-fields.tsx';
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
  value: Gift;
  onChange: (gift: Gift) => void;
  isDisabled: boolean;
  /** What was counted, where a share of it can be given. */
  goals?: readonly Goal[];
  /** Is this place of the gift wrong? */
  isWrong: (place: string) => boolean;
};

/** What is given at once: money, a share of what was counted, points, tickets, stakes of the house's, things. */
export function GiftFields(props: Props) {
  const { value, onChange, isDisabled, isWrong, goals = [] } = props;
  const text = useText();
  const set = (part: Partial<Gift>) => onChange({ ...value, ...part });
  return (
    <>
      <SumField
        label={text('console.promo.money')}
        value={value.money}
        isDisabled={isDisabled}
        isWrong={isWrong('money')}
        onChange={(money) => set({ money })}
      />
      <SumField
        isCount
        label={text('console.promo.points')}
        value={value.points}
        isDisabled={isDisabled}
        isWrong={isWrong('points')}
        onChange={(points) => set({ points })}
      />
      {goals.length > 0 && <Share {...props} goals={goals} set={set} />}
      <Tickets {...props} set={set} />
      <Spins {...props} set={set} />
      <Goods {...props} set={set} />
      <FreeBetFields
        value={value.freeBet}
        isDisabled={isDisabled}
        isWrong={(place) => isWrong(`freeBet.${place}`)}
        onChange={(freeBet) => set({ freeBet })}
      />
    </>
  );
}

type PieceProps = Props & { set: (part: Partial<Gift>) => void };

function Share({
  value,
  isDisabled,
  isWrong,
  goals,
  set,
}: PieceProps & { goals: readonly Goal[] }) {
  const text = useText();
  const { percent } = value;
  return (
    <>
      <ShareField
        label={text('console.promo.share')}
        hint={text('console.promo.shareHint')}
        value={percent?.rate ?? null}
        isDisabled={isDisabled}
        isWrong={isWrong('percent')}
        onChange={(rate) =>
          set({ percent: rate === null ? null : { goal: 0, cap: null, ...percent, rate } })
        }
      />
      {percent && (
        <LimitField
          label={text('console.promo.cap')}
          hint={text('console.promo.noLimitHint')}
          value={percent.cap}
          isDisabled={isDisabled}
          isWrong={isWrong('percent.cap')}
          onChange={(cap) => set({ percent: { ...percent, cap } })}
        />
      )}
      {percent && goals.length > 1 && (
        <Field label={text('console.promo.shareOf')}>
          <NativeSelect
            disabled={isDisabled}
            value={String(percent.goal)}
            options={goals.map(({ metric }, at) => ({
              value: String(at),
              label: text(`console.promo.metric.${metric}`),
            }))}
            onChange={(event) => set({ percent: { ...percent, goal: Number(event.target.value) } })}
          />
        </Field>
      )}
    </>
  );
}

function Tickets({ value, isDisabled, set }: PieceProps) {
  const text = useText();
  const { data } = useQuery(ticketsQuery);
  const { tickets } = value;
  const offered = data?.list ?? [];
  if (offered.length === 0 && !tickets) return null;
  return (
    <>
      <Field label={text('console.promo.tickets')}>
        <NativeSelect
          disabled={isDisabled}
          value={tickets?.campaignId ?? ''}
          options={[
            { value: '', label: text('console.promo.noTickets') },
            ...offered.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={({ target }) =>
            set({
              tickets: target.value
                ? { campaignId: target.value, count: tickets?.count ?? 1 }
                : null,
            })
          }
        />
      </Field>
      {tickets && (
        <NumberField
          label={text('console.promo.ticketCount')}
          min={1}
          max={100}
          value={tickets.count}
          isDisabled={isDisabled}
          onChange={(count) => set({ tickets: { ...tickets, count } })}
        />
      )}
    </>
  );
}

function Goods({ value, isDisabled, isWrong, set }: PieceProps) {
  const text = useText();
  const { data } = useQuery(goodsQuery);
  const { goods } = value;
  const offered = data?.list ?? [];
  if (offered.length === 0 && !goods) return null;
  return (
    <>
      <Field label={text('console.promo.goods')} error={isWrong('goods') ? ' ' : undefined}>
        <NativeSelect
          disabled={isDisabled}
          value={goods?.goodId ?? ''}
          options={[
            { value: '', label: text('console.promo.noGoods') },
            ...offered.map(({ id, content, stock }) => ({
              value: id,
              label: text('console.promo.goodsLeft', {
                name: content.words.EN?.name ?? id,
                count: stock,
              }),
            })),
          ]}
          onChange={({ target }) =>
            set({
              goods: target.value ? { goodId: target.value, count: goods?.count ?? 1 } : null,
            })
          }
        />
      </Field>
      {goods && (
        <NumberField
          label={text('console.promo.goodsCount')}
          min={1}
          max={10}
          value={goods.count}
          isDisabled={isDisabled}
          onChange={(count) => set({ goods: { ...goods, count } })}
        />
      )}
    </>
  );
}

function Spins({ value, isDisabled, isWrong, set }: PieceProps) {
  const text = useText();
  const { spins } = value;
  return (
    <>
      <Checkbox
        disabled={isDisabled}
        checked={spins !== null}
        onChange={({ target }) => set({ spins: target.checked ? NO_SPINS : null })}
      >
        {text('console.promo.spins')}
      </Checkbox>
      {spins && (
        <SpinsFields
          value={spins}
          isDisabled={isDisabled}
          isWrong={(place) => isWrong(`spins.${place}`)}
          onChange={(next) => set({ spins: next })}
        />
      )}
    </>
  );
}
