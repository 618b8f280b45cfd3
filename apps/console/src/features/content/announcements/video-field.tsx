import { contentPicturesOperator } from '@baize/contract';
import { Button } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { askWithFile } from '../../../shared/api.ts';
import { sentenceOf } from '../../../shared/errors.ts';
import { FileButton } from '../../../shared/fields/file-button.tsx';
import { TextField } from '../../../shared/fields/text-field.tsx';
import { useText } from '../../../shared/use-text.ts';
import type { AnnouncementForm } from './announcement-editable.ts';

/** A banner's video by its address, or uploaded from here; it plays here as it will there. */
export function VideoField({ form: { content, change, mayEdit, isWrong } }: Props) {
  const text = useText();
  const { video } = content;
  const upload = useMutation({
    mutationFn: (file: File) => askWithFile(contentPicturesOperator.uploadVideo, file),
    onSuccess: ({ url }) => change({ video: url }),
  });
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:gap-4">
      {video && (
        <video
          key={video}
          src={video}
          muted
          loop
          autoPlay
          playsInline
          aria-label={text('console.banners.video')}
          className="aspect-video w-36 shrink-0 rounded-card border bg-rail object-cover"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <TextField
          label={text('console.banners.video')}
          hint={text('console.banners.videoHint')}
          error={
            upload.error
              ? sentenceOf(upload.error)
              : isWrong('video') && text('console.picture.odd')
          }
          spellCheck={false}
          autoCapitalize="none"
          disabled={!mayEdit}
          value={video ?? ''}
          placeholder="/wps/pictures/…"
          onChange={(value) => change({ video: value.trim() || null })}
        />
        {mayEdit && (
          <div className="flex flex-wrap gap-2">
            <FileButton
              accept="video/mp4,video/webm"
              label={text('console.banners.uploadVideo')}
              isBusy={upload.isPending}
              onFile={(file) => upload.mutate(file)}
            />
            {video && (
              <Button size="sm" kind="quiet" onClick={() => change({ video: null })}>
                <X aria-hidden className="size-4" />
                {text('console.banners.noVideo')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

type Props = { form: AnnouncementForm };
