import { minutes } from '@baize/calendar';
import { contentAnnouncementsOperator, type Language, type Output } from '@baize/contract';
import { LoadingRegion, Panel, Skeleton } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { faultsOf } from '../../../shared/editor/faults.ts';
import { wayOf } from '../../../shared/editor/language-bar.tsx';
import { sentenceOf } from '../../../shared/errors.ts';
import { queryOf } from '../../../shared/queries.ts';
import { RichView } from '../../../shared/rich-view.tsx';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { AnnouncementContent } from './announcement-editable.ts';

type Shown = Output<typeof contentAnnouncementsOperator.previewAnnouncement.value>;
type Props = { content: AnnouncementContent; language: Language; mayAsk: boolean };

/** The draft as the server would show it to a reader of this language. */
export function AnnouncementPreview({ content, language, mayAsk }: Props) {
  const text = useText();
  const draft = useDeferredValue(content);
  const isSound =
    faultsOf(contentAnnouncementsOperator.createAnnouncement.input, draft).length === 0;
  const preview = useQuery({
    ...queryOf(contentAnnouncementsOperator.previewAnnouncement, { language, ...draft }),
    enabled: mayAsk && isSound && Object.values(draft.texts).every(({ title }) => title.trim()),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: minutes(1),
  });
  return (
    <Panel aria-label={text('console.announcements.preview')}>
      <h3 className="type-label mb-3">{text('console.announcements.preview')}</h3>
      {preview.data && <AsSeen shown={preview.data} language={language} />}
      {!preview.data && preview.isFetching && (
        <LoadingRegion>
          <Skeleton className="h-32" />
        </LoadingRegion>
      )}
      {!preview.data && !preview.isFetching && (
        <p className="text-ink-soft">
          {preview.error ? sentenceOf(preview.error) : text('console.announcements.noPreview')}
        </p>
      )}
    </Panel>
  );
}

function AsSeen({ shown, language }: { shown: Shown; language: Language }) {
  const [banner] = shown.banners;
  const [popup] = shown.popup;
  const [promotion] = shown.promotion;
  const notice = [...shown.player, ...shown.headline, ...shown.agent][0];
  if (banner) return <Banner banner={banner} language={language} />;
  if (popup) return <Card notice={popup} picture={popup.imageUrl} language={language} />;
  if (promotion) {
    const [first] = promotion.announcementImages;
    return <Card notice={promotion} picture={first?.url ?? ''} language={language} />;
  }
  return notice ? <Card notice={notice} picture="" language={language} /> : null;
}

function Banner({ banner, language }: { banner: Shown['banners'][number]; language: Language }) {
  const { imageUrl, videoUrl, title, content } = banner;
  return (
    <div data-theme="dark" className="relative overflow-hidden rounded-card bg-room text-ink">
      {videoUrl ? (
        <video
          src={videoUrl}
          poster={imageUrl}
          muted
          loop
          autoPlay
          className="aspect-2/1 w-full object-cover"
        />
      ) : (
        <img src={imageUrl} alt="" className="aspect-2/1 w-full object-cover" />
      )}
      <div
        {...wayOf(language)}
        className="absolute inset-0 flex flex-col justify-end bg-linear-to-t from-black/75 to-transparent p-4"
      >
        <div className="type-card">{title}</div>
        <RichView
          html={content}
          {...wayOf(language)}
          className="mt-1 text-[0.8125rem] text-ink-soft"
        />
      </div>
    </div>
  );
}

type CardProps = {
  notice: { title: string; content: string; time: number };
  picture: string;
  language: Language;
};

function Card({ notice, picture, language }: CardProps) {
  const times = useTimes();
  return (
    <article {...wayOf(language)} className="overflow-hidden rounded-card border bg-room">
      {picture && <img src={picture} alt="" className="aspect-2/1 w-full object-cover" />}
      <div className="p-4">
        <h4 className="type-card">{notice.title}</h4>
        <p className="num mb-3 text-[0.8125rem] text-ink-soft">{times.dayAndTime(notice.time)}</p>
        <RichView html={notice.content} {...wayOf(language)} />
      </div>
    </article>
  );
}
