import { ImageUp } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../use-text.ts';

type Props = {
  /** The types of files that are offered. */
  accept: string;
  label: string;
  isBusy: boolean;
  onFile: (file: File) => void;
};

/** Looks like a button, and asks for one file. */
export function FileButton({ accept, label, isBusy, onFile }: Props) {
  const text = useText();
  const id = useId();
  return (
    <span className="relative inline-flex">
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={isBusy}
        className="peer sr-only"
        aria-label={label}
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
