import { contentDesk } from '@baize/contract';
import { Button, cx, Field, TextInput } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { ImageUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { askWithFile } from './api.ts';
import { sentenceOf } from './errors.ts';
import { useMay } from './use-me.ts';
import { useText } from './use-text.ts';

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
    mutationFn: (file: File) => askWithFile(contentDesk.uploadPicture, file),
    onSuccess: ({ url }) => onChange(url),
  });
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:gap-4">
      <Shown address={value} frame={frame} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <Field
          label={label}
          hint={hint}
          error={upload.error ? sentenceOf(upload.error) : isWrong && text('console.picture.odd')}
        >
          <TextInput
            spellCheck={false}
            autoCapitalize="none"
            disabled={isDisabled}
            value={value ?? ''}
            placeholder="/wps/pictures/…"
            onChange={(event) => onChange(event.target.value.trim() || null)}
          />
        </Field>
        {mayUpload && (
          <div className="flex flex-wrap gap-2">
            <FileButton
              isBusy={upload.isPending}
              name={label}
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

type FileButtonProps = { isBusy: boolean; name: string; onFile: (file: File) => void };

function FileButton({ isBusy, name, onFile }: FileButtonProps) {
  const text = useText();
  const id = useId();
  return (
    <span className="relative inline-flex">
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg"
        disabled={isBusy}
        className="peer sr-only"
        aria-label={text('console.picture.uploadFor', { name })}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex h-8 cursor-pointer items-center gap-2 rounded-ctl border border-line-strong px-3 text-[0.8125rem] font-semibold peer-focus-visible:outline-2 peer-focus-visible:outline-brass-text hover:bg-rail touch:h-11"
      >
        <ImageUp aria-hidden className="size-4" />
        {text(isBusy ? 'console.picture.sending' : 'console.picture.upload')}
      </label>
    </span>
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
