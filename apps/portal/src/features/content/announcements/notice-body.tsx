import type { Notice, Popup } from '../../../shared/service/announcements.ts';
import { RichText } from '../rich-text.tsx';
import { LeadsTo } from './leads-to.tsx';

/** What a notice says; a popup may bring a picture and lead somewhere. */
export function NoticeBody({ notice }: { notice: Notice | Popup }) {
  const popup = 'execution' in notice ? notice : undefined;
  return (
    <>
      {popup?.imageUrl && (
        <img
          src={popup.imageUrl}
          alt=""
          className="mb-4 max-h-72 w-full rounded-card object-cover"
        />
      )}
      <RichText html={notice.content} />
      {popup && (
        <div className="mt-4 empty:hidden">
          <LeadsTo linkage={popup.linkage} linkageType={popup.linkageType} />
        </div>
      )}
    </>
  );
}
