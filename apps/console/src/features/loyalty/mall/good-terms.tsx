import { loyaltyMall, promotionsCampaignsOperator } from '@baize/contract';
import { Field, NativeSelect } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { NumberField } from '../../../shared/fields/number-field.tsx';
import { NO_SPINS, SpinsFields } from '../../../shared/fields/spins-fields.tsx';
import { PickField, SumField, WholeField } from '../../../shared/fields/typed-fields.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import type { GoodDraft, GoodForm } from './good-editable.ts';

type Props = { form: GoodForm };
type CountKey = 'level' | 'sort' | 'multiple' | 'tickets' | 'spinDays';

/** What it is, what it costs, and who may have how many. */
export function GoodTerms({ form }: Props) {
  const text = useText();
  const { content, change, isWrong, mayEdit } = form;
  return (
    <FormPanel title={text('console.loyalty.terms')}>
      <PickField
        label={text('console.loyalty.kind')}
        value={content.kind}
        values={loyaltyMall.goodKinds}
        word={(kind) => text(`console.loyalty.kind.${kind}`)}
        isDisabled={!mayEdit}
        onChange={(kind) =>
          change({ kind, spins: kind === 'SPINS' ? (content.spins ?? NO_SPINS) : content.spins })
        }
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Count form={form} name="points" max={1_000_000_000} />
        <SumField
          label={text('console.loyalty.price')}
          value={content.amount}
          isDisabled={!mayEdit}
          isWrong={isWrong('amount')}
          onChange={(amount) => change({ amount })}
        />
        {content.kind === 'MONEY' && <Worth form={form} />}
        {content.kind === 'TICKETS' && <Tickets form={form} />}
        {content.kind === 'SPINS' && <Spins form={form} />}
        <WholeField
          label={text('console.loyalty.limit')}
          hint={text('console.loyalty.limitHint')}
          value={content.limit}
          isDisabled={!mayEdit}
          isWrong={isWrong('limit')}
          onChange={(limit) => change({ limit })}
        />
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
  const text = useText();
  return (
    <NumberField
      label={text(`console.loyalty.good.${name}`)}
      max={max}
      value={form.content[name]}
      isDisabled={!form.mayEdit}
      onChange={(value) => form.change({ [name]: value } as Partial<GoodDraft>)}
    />
  );
}

function Worth({ form }: Props) {
  const text = useText();
  return (
    <>
      <SumField
        label={text('console.loyalty.worth')}
        value={form.content.worth}
        isDisabled={!form.mayEdit}
        isWrong={form.isWrong('worth')}
        onChange={(worth) => form.change({ worth })}
      />
      <Count form={form} name="multiple" max={100} />
    </>
  );
}

const ticketsQuery = queryOf(promotionsCampaignsOperator.listCampaigns, {
  kind: 'TICKETS',
  page: 1,
  pageSize: 200,
});

function Tickets({ form: { content, change, mayEdit }, form }: Props) {
  const text = useText();
  const { data } = useQuery(ticketsQuery);
  return (
    <>
      <Field label={text('console.loyalty.campaign')}>
        <NativeSelect
          disabled={!mayEdit}
          value={content.campaignId ?? ''}
          options={[
            { value: '', label: text('console.loyalty.noCampaign') },
            ...(data?.list ?? []).map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={({ target }) => change({ campaignId: target.value || null })}
        />
      </Field>
      <Count form={form} name="tickets" max={100} />
    </>
  );
}

/** Which slot, how many spins, at which stake of the house's; and how long they last. */
function Spins({ form }: Props) {
  return (
    <>
      <SpinsFields
        value={form.content.spins ?? NO_SPINS}
        isDisabled={!form.mayEdit}
        isWrong={(place) => form.isWrong(`spins.${place}`)}
        onChange={(spins) => form.change({ spins })}
      />
      <Count form={form} name="spinDays" max={365} />
      <Count form={form} name="multiple" max={100} />
    </>
  );
}
