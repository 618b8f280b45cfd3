import { promotionsApplicationsOperator } from '@baize/contract';
import { askBlob } from '../../../shared/api.ts';
import { PictureRow } from '../../../shared/parts/picture-row.tsx';
import { useMay } from '../../../shared/session/use-me.ts';
import { useText } from '../../../shared/use-text.ts';
import type { Application } from './application.ts';

/** The pictures of an application; each look is on record, so only those who decide look. */
export function ApplicationPictures({ application }: { application: Application }) {
  const text = useText();
  const mayLook = useMay('promotions.review');
  const { id, fileIds } = application;
  if (fileIds.length === 0) {
    return <p className="text-ink-soft">{text('console.promo.noPictures')}</p>;
  }
  if (!mayLook) {
    return (
      <p className="text-ink-soft">
        {text('console.promo.picturesHidden', { count: fileIds.length })}
      </p>
    );
  }
  return (
    <PictureRow
      scope={`application-${id}`}
      fileIds={fileIds}
      read={(fileId, signal) =>
        askBlob(promotionsApplicationsOperator.showPicture, { id, fileId }, signal)
      }
      label={text('console.promo.pictures')}
      nameOf={(at) => text('console.promo.pictureAt', { at: at + 1 })}
    />
  );
}
