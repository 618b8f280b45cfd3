import type { Language } from '@baize/contract';
import { Panel } from '@baize/ui';
import { promotionArt } from '@baize/web/promotion-art.ts';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { wayOf } from '../../../shared/editor/language-bar.tsx';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { CampaignDraft } from './campaign-editable.ts';

type Props = { draft: CampaignDraft; language: Language };

/** The card and the terms as a reader of this language sees them; English where it has no words. */
export function CampaignPreview({ draft, language }: Props) {
  const text = useText();
  const [own, theirs] = [draft.words[language], draft.words.EN];
  const words = own ?? theirs ?? Object.values(draft.words)[0];
  const spoken = own ? language : 'EN';
  return (
    <Panel aria-label={text('console.promo.preview')}>
      <h3 className="type-label mb-3">{text('console.promo.preview')}</h3>
      <article data-theme="dark" className="overflow-hidden rounded-card border bg-table text-ink">
        <Picture address={pictureOf(draft)} kind={text(`console.promo.kind.${draft.kind}`)} />
        <div {...wayOf(spoken)} className="flex flex-col gap-1.5 px-3.5 pt-3.5 pb-3">
          <h4 className="font-display text-2xl leading-none font-semibold break-words">
            {words?.title || text('console.promo.noTitle')}
          </h4>
          {words?.summary && (
            <p className="text-[0.8125rem] break-words text-ink-soft">{words.summary}</p>
          )}
        </div>
        <Foot draft={draft} />
      </article>
      {words?.terms && (
        <details className="mt-3">
          <summary className="cursor-pointer py-2 font-medium">
            {text('console.promo.part.terms')}
          </summary>
          <p {...wayOf(spoken)} className="text-ink-soft break-words whitespace-pre-wrap">
            {words.terms}
          </p>
        </details>
      )}
    </Panel>
  );
}

/** Its own picture, or the one that members see where it has none. */
const pictureOf = ({ picture, kind, style }: CampaignDraft) =>
  picture || promotionArt(kind === 'TICKETS' ? style : kind);

function Picture({ address, kind }: { address: string; kind: string }) {
  const [broken, setBroken] = useState('');
  return (
    <div className="relative grid h-33 place-items-center overflow-hidden bg-rail">
      {address !== broken ? (
        <img
          src={address}
          alt=""
          className="size-full object-cover"
          onError={() => setBroken(address)}
        />
      ) : (
        <Gift aria-hidden className="size-12 text-brass-text" />
      )}
      <span className="absolute start-2.5 top-2.5 rounded-full bg-room/85 px-2.5 py-0.5 text-xs font-medium text-ink">
        {kind}
      </span>
    </div>
  );
}

/** When it ends or begins, and the word on its button. */
function Foot({ draft }: { draft: CampaignDraft }) {
  const text = useText();
  const times = useTimes();
  const isAhead = draft.startsAt > Date.now();
  const state = isAhead ? 'COMING_SOON' : draft.needsJoin ? 'JOIN' : 'PROCESS';
  const until = draft.endsAt;
  return (
    <div className="flex min-h-14 items-center gap-2.5 border-t ps-3.5 pe-2.5 text-xs text-ink-soft">
      <span className="num min-w-0 flex-1">
        {isAhead && text('console.promo.from', { from: times.dayAndTime(draft.startsAt) })}
        {!isAhead && until !== null && text('console.promo.until', { to: times.dayAndTime(until) })}
      </span>
      <span className="inline-flex h-9 min-w-23 items-center justify-center rounded-ctl border border-line-strong px-3 text-[0.8125rem] font-semibold text-ink">
        {text(`console.promo.activity.${state}`)}
      </span>
    </div>
  );
}
