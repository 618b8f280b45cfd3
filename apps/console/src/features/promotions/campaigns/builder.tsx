import type { Language } from '@baize/contract';
import { Panel } from '@baize/ui';
import { useState } from 'react';
import { ReasonField } from '../../../shared/editor/reason-panel.tsx';
import { useText } from '../../../shared/use-text.ts';
import { CostsPart } from '../parts/costs-part.tsx';
import { CountsPart } from '../parts/counts-part.tsx';
import { GivesPart } from '../parts/gives-part.tsx';
import { isStepped } from '../parts/goals.ts';
import { KindPart } from '../parts/kind-part.tsx';
import { PaysPart } from '../parts/pays-part.tsx';
import { TermsPart } from '../parts/terms-part.tsx';
import { WhenPart } from '../parts/when-part.tsx';
import { WhoPart } from '../parts/who-part.tsx';
import { WordsPart } from '../parts/words-part.tsx';
import type { Campaign, CampaignForm } from './campaign-editable.ts';
import { CampaignPreview } from './campaign-preview.tsx';
import { ForecastPanel } from './forecast-panel.tsx';
import { TryPanel } from './try-panel.tsx';

type Props = { form: CampaignForm; campaign?: Campaign };

/** A campaign composed of its parts; beside them how players see it and what it would have cost. */
export function Builder({ form, campaign }: Props) {
  const text = useText();
  const { content, mayEdit } = form;
  const [language, setLanguage] = useState<Language>(
    () => ('EN' in content.words ? 'EN' : (Object.keys(content.words)[0] as Language)) ?? 'EN',
  );
  const state = campaign?.state ?? 'DRAFT';
  // What members were promised stays: of a running one only words, order, end and costs change.
  const rule = { form: { ...form, mayEdit: mayEdit && state === 'DRAFT' } };
  const open = { form: { ...form, mayEdit: mayEdit && state !== 'STOPPED' } };
  const { kind } = content;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-5">
        {mayEdit && state !== 'DRAFT' && (
          <p role="status" className="rounded-card bg-info-wash px-4 py-3 text-info">
            {text(`console.promo.fixed.${state}`)}
          </p>
        )}
        <KindPart {...rule} isSortOpen={open.form.mayEdit} />
        <WordsPart {...open} language={language} onLanguage={setLanguage} />
        <WhoPart {...rule} />
        <WhenPart {...rule} isEndOpen={open.form.mayEdit} />
        {(isStepped(kind) || kind === 'SIGN_IN' || kind === 'TOURNAMENT') && (
          <CountsPart {...rule} />
        )}
        <GivesPart {...rule} />
        <TermsPart {...rule} />
        {isStepped(kind) && <PaysPart {...rule} />}
        <CostsPart {...open} />
      </div>
      <aside className="flex min-w-0 flex-col gap-5 xl:sticky xl:top-6">
        <CampaignPreview draft={content} language={language} />
        <ForecastPanel draft={content} />
        {campaign && <TryPanel id={campaign.id} isDirty={form.isDirty} />}
        {campaign && form.isDirty && <Reason form={form} />}
      </aside>
    </div>
  );
}

function Reason({ form }: { form: CampaignForm }) {
  const text = useText();
  return (
    <Panel aria-label={text('console.member.reason')}>
      <ReasonField form={form} />
    </Panel>
  );
}
