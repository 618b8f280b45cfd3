import { contentPicturesOperator } from '@baize/contract';
import { Button, cx } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { askWithFile } from '../api.ts';
import { sentenceOf } from '../errors.ts';
import { useMay } from '../session/use-me.ts';
import { useText } from '../use-text.ts';
import { FileButton } from './file-button.tsx';
import { TextField } from './text-field.tsx';

type Props = {
  label: string;
  hint?: string;
  value: string | null;
  onChange: (address: string | null) => void;
  isDisabled?: boolean;
  isWrong?: boolean;
  /** The shape of the place it is shown in. */
  frame?: string;
};

/** A picture by its address, or put up from this desk; it is seen here as it will be. */
export function PictureField(props: Props) {
  const {
    label,
    hint,
    value,
    onChange,
    isDisabled = false,
    isWrong,
    frame = 'aspect-video',
  } = props;
  const text = useText();
  const mayUpload = useMay('content.edit') && !isDisabled;
  const upload = useMutation({
    mutationFn: (file: File) => askWithFile(contentPicturesOperator.uploadPicture, file),
    onSuccess: ({ url }) => onChange(url),
  });
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:gap-4">
      <Shown address={value} frame={frame} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <TextField
          label={label}
          hint={hint}
          error={upload.error ? sentenceOf(upload.error) : isWrong && text('console.picture.odd')}
          spellCheck={false}
          autoCapitalize="none"
          isDisabled={isDisabled}
          isTrimmed
          value={value ?? ''}
          placeholder="/wps/pictures/…"
          onChange={(typed) => onChange(typed || null)}
        />
        {mayUpload && (
          <div className="flex flex-wrap gap-2">
            <FileButton
              accept="image/png,image/jpeg"
              label={text('console.picture.uploadFor', { name: label })}
              isBusy={upload.isPending}
              onFile={(file) => upload.mutate(file)}
            />
            {value && (
              <Button size="sm" kind="quiet" onClick={() => onChange(null)}>
                <X aria-hidden className="size-4" />
                {text('console.picture.none')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Shown({ address, frame }: { address: string | null; frame: string }) {
  const text = useText();
  const [broken, setBroken] = useState<string | null>(null);
  const isSeen = address !== null && address !== broken;
  return (
    <div
      className={cx(
        'grid w-36 shrink-0 place-items-center overflow-hidden rounded-card border bg-rail text-center text-xs text-ink-soft',
        frame,
      )}
    >
      {isSeen ? (
        <img
          src={address}
          alt=""
          className="size-full object-cover"
          onError={() => setBroken(address)}
        />
      ) : (
        <span className="p-2">
          {text(address ? 'console.picture.broken' : 'console.picture.empty')}
        </span>
      )}
    </div>
  );
}
