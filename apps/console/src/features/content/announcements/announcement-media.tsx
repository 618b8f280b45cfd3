import { contentAnnouncements as contract } from '@baize/contract';
import { Button } from '@baize/ui';
import { Plus, X } from 'lucide-react';
import { FormPanel } from '../../../shared/editor/form-panel.tsx';
import { PictureField } from '../../../shared/fields/picture-field.tsx';
import { LinkField } from '../../../shared/fields/text-field.tsx';
import { PickField } from '../../../shared/fields/typed-fields.tsx';
import { useFields } from '../../../shared/fields/use-fields.ts';
import { useText } from '../../../shared/use-text.ts';
import type { AnnouncementForm } from './announcement-editable.ts';
import { VideoField } from './video-field.tsx';

const MOST_IMAGES = 20;

/** Pictures, video and where a click leads; a plain notice and a headline have none. */
export function AnnouncementMedia({ form }: { form: AnnouncementForm }) {
  const text = useText();
  const { field } = useFields(form, 'console.announcements');
  const banner = useFields(form, 'console.banners');
  const { kind } = form.content;
  if (kind === 'PL' || kind === 'H' || kind === 'A') return null;
  return (
    <FormPanel title={text('console.announcements.media')}>
      {kind !== 'PR' && <PictureField {...field('picture')} />}
      {kind === 'B' && (
        <>
          <PictureField {...banner.hinted('pictureTall', 'tall')} frame="aspect-square" />
          <VideoField form={form} />
        </>
      )}
      {kind === 'PR' && <Images form={form} />}
      <Linkage form={form} />
    </FormPanel>
  );
}

function Images({ form }: { form: AnnouncementForm }) {
  const text = useText();
  const { content, change, mayEdit, isWrong } = form;
  const { images } = content;
  const set = (at: number, address: string | null) =>
    change({ images: images.map((one, place) => (place === at ? (address ?? '') : one)) });
  return (
    <div className="flex flex-col gap-4">
      {images.map((address, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place
        <div key={at} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <PictureField
              label={text('console.announcements.image', { at: at + 1 })}
              value={address || null}
              onChange={(next) => set(at, next)}
              isDisabled={!mayEdit}
              isWrong={isWrong(`images.${at}`)}
            />
          </div>
          {mayEdit && (
            <Button
              size="sm"
              kind="quiet"
              aria-label={text('console.announcements.noImage', { at: at + 1 })}
              onClick={() => change({ images: images.filter((_, place) => place !== at) })}
            >
              <X aria-hidden className="size-4" />
            </Button>
          )}
        </div>
      ))}
      {mayEdit && images.length < MOST_IMAGES && (
        <Button size="sm" className="w-fit" onClick={() => change({ images: [...images, ''] })}>
          <Plus aria-hidden className="size-4" />
          {text('console.announcements.addImage')}
        </Button>
      )}
    </div>
  );
}

function Linkage({ form }: { form: AnnouncementForm }) {
  const text = useText();
  const { field, hinted } = useFields(form, 'console.announcements');
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <PickField
        {...field('linkageType', 'linkage')}
        values={contract.linkageTypes}
        word={(type) => text(`console.announcements.linkage.${type}`)}
      />
      {form.content.linkageType !== 'NONE' && <LinkField {...hinted('linkage', 'address')} />}
    </div>
  );
}
