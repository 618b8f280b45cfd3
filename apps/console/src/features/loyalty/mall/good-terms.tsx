import { loyaltyMall, promotionsCampaignsOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { NO_SPINS, SpinsFields } from '../../../shared/fields/spins-fields.tsx';
import {
  OneOfField,
  PickField,
  SumField,
  WholeField,
} from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import type { GoodForm } from './good-editable.ts';

type Props = { form: GoodForm };
type CountKey = 'level' | 'sort' | 'multiple' | 'tickets' | 'spinDays';

/** What it is, what it costs, and who may have how many. */
export function GoodTerms({ form }: Props) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.loyalty');
  const { content, change, isWrong } = form;
  return (
    <FormPanel title={text('console.loyalty.terms')}>
      <PickField
        {...field('kind')}
        values={loyaltyMall.goodKinds}
        word={(kind) => text(`console.loyalty.kind.${kind}`)}
        onChange={(kind) =>
          change({ kind, spins: kind === 'SPINS' ? (content.spins ?? NO_SPINS) : content.spins })
        }
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Count form={form} name="points" max={1_000_000_000} />
        <SumField {...field('amount', 'price')} />
        {content.kind === 'MONEY' && <Worth form={form} />}
        {content.kind === 'TICKETS' && <Tickets form={form} />}
        {content.kind === 'SPINS' && <Spins form={form} />}
        <WholeField {...hinted('limit')} />
        <Count form={form} name="level" max={20} />
        <Count form={form} name="sort" max={10_000} />
      </div>
      {['points', 'worth', 'tickets', 'spins'].some(isWrong) && (
        <p className="text-danger">{text('console.loyalty.nothingForSomething')}</p>
      )}
    </FormPanel>
  );
}

function Count({ form, name, max }: Props & { name: CountKey | 'points'; max: number }) {
  const { field } = useFields(form, 'console.loyalty.good');
  return <NumberField {...field(name)} max={max} />;
}

function Worth({ form }: Props) {
  const { field } = useFields(form, 'console.loyalty');
  return (
    <>
      <SumField {...field('worth')} />
      <Count form={form} name="multiple" max={100} />
    </>
  );
}

const ticketsQuery = queryOf(promotionsCampaignsOperator.listCampaigns, {
  kind: 'TICKETS',
  page: 1,
  pageSize: 200,
});

function Tickets({ form }: Props) {
  const text = useText();
  const { field } = useFields(form, 'console.loyalty');
  const { data } = useQuery(ticketsQuery);
  return (
    <>
      <OneOfField
        {...field('campaignId', 'campaign')}
        none={text('console.loyalty.noCampaign')}
        options={(data?.list ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Count form={form} name="tickets" max={100} />
    </>
  );
}

/** Which slot, how many spins, at which stake of the house's; and how long they last. */
function Spins({ form }: Props) {
  const spins = form.content.spins ?? NO_SPINS;
  return (
    <>
      <SpinsFields
        form={{
          content: spins,
          change: (part) => form.change({ spins: { ...spins, ...part } }),
          mayEdit: form.mayEdit,
          isWrong: (place) => form.isWrong(`spins.${place}`),
        }}
      />
      <Count form={form} name="spinDays" max={365} />
      <Count form={form} name="multiple" max={100} />
    </>
  );
}
