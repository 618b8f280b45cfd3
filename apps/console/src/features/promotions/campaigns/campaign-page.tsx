import { hours } from '@baize/calendar';
import { promotionsCampaignsOperator } from '@baize/contract';
import { Tabs } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { WaitingChange } from '../../../shared/act/waiting-change.tsx';
import { SettingsPage } from '../../../shared/editor/settings-page.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { AuditLink } from '../../../shared/parts/audit-link.tsx';
import { BackLink } from '../../../shared/parts/back-link.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { ResultsTab } from '../rewards/results-tab.tsx';
import { Builder } from './builder.tsx';
import { CampaignBar } from './campaign-bar.tsx';
import {
  type Campaign,
  type CampaignDraft,
  type CampaignForm,
  campaignEditable,
} from './campaign-editable.ts';
import { blankDraft } from './usual-parts.ts';
import { VersionsTab } from './versions-tab.tsx';

/** One campaign: its parts, what came of it, its versions; without an id, one to be composed. */
export function CampaignPage({ id }: { id: string }) {
  const text = useText();
  const navigate = useNavigate();
  const editable = useMemo(
    () =>
      campaignEditable({
        id,
        blank: () => blankDraft(nextHour(Date.now()), text('console.promo.firstVersion')),
        onMade: (made) =>
          void navigate({ to: `/campaigns/${made}`, replace: true, ignoreBlocker: true }),
      }),
    [id, navigate, text],
  );
  const { data } = useQuery({
    ...queryOf(promotionsCampaignsOperator.showCampaign, { id }),
    enabled: id !== '',
  });
  return (
    <SettingsPage
      editable={editable}
      title={id ? 'console.promo.campaign' : 'console.promo.new'}
      nameOf={titleOf}
      back={<BackLink to="/campaigns">{text('console.promo.campaigns.title')}</BackLink>}
      actions={id !== '' && <AuditLink subject={`campaign:${id}`} />}
    >
      {(form) => (data ? <Opened form={form} campaign={data} /> : <Builder form={form} />)}
    </SettingsPage>
  );
}

const TABS = ['parts', 'results', 'versions'] as const;
type TabName = (typeof TABS)[number];

function Opened({ form, campaign }: { form: CampaignForm; campaign: Campaign }) {
  const text = useText();
  const [search] = useFilters();
  // Not in the address: to look at the results is no way out of a form with changes.
  const [tab, setTab] = useState<TabName>(TABS.find((name) => name === search.tab) ?? 'parts');
  const subject = `campaign:${campaign.id}`;
  return (
    <>
      <CampaignBar campaign={campaign} isDirty={form.isDirty} />
      <WaitingChange kind="promotions.start" subject={subject} />
      <WaitingChange kind="promotions.budget" subject={subject} />
      <Tabs
        label={text('console.promo.tabs')}
        tabs={TABS.map((value) => ({ value, label: text(`console.promo.tab.${value}`) }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'parts' && <Builder form={form} campaign={campaign} />}
        {tab === 'results' && <ResultsTab id={campaign.id} />}
        {tab === 'versions' && <VersionsTab campaign={campaign} />}
      </Tabs>
    </>
  );
}

function titleOf({ words }: CampaignDraft): string {
  return words.EN?.title ?? Object.values(words)[0]?.title ?? '';
}

const nextHour = (now: number) => Math.ceil(now / hours(1)) * hours(1);
