import { FileText, ImageUp, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../cx.ts';
import { useWords } from '../words.tsx';
import { useFieldTies } from './field.tsx';
import { type FileLimits, type FileRefusal, sortFiles } from './file-limits.ts';

type FileDropProps = {
  limits: FileLimits;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** Called with the reasons as codes; the words are the app's. */
  onRefuse: (refusals: readonly FileRefusal[]) => void;
  /** Inside the frame: what to drop, and the limits in words. */
  children: ReactNode;
  className?: string | undefined;
};

export function FileDrop({
  limits,
  files,
  onChange,
  onRefuse,
  children,
  className,
}: FileDropProps) {
  const ties = useFieldTies();
  const [isOver, setOver] = useState(false);
  function add(added: readonly File[]) {
    const fresh = added.filter((file) => !files.some((kept) => nameOf(kept) === nameOf(file)));
    const { accepted, refused } = sortFiles(fresh, limits, files.length);
    if (accepted.length > 0) onChange([...files, ...accepted]);
    onRefuse(refused);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }
  return (
    <div className={cx('flex flex-col gap-3', className)}>
      {files.length < limits.maxCount && (
        <label
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={cx(dropClasses, isOver && 'border-brass bg-brass-wash')}
        >
          <ImageUp aria-hidden className="size-6 text-ink-soft" />
          <span>{children}</span>
          <input
            {...ties}
            type="file"
            multiple={limits.maxCount > 1}
            accept={limits.types.join(',')}
            className="sr-only"
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              // The same file may be chosen again after it was taken out.
              event.target.value = '';
            }}
          />
        </label>
      )}
      {files.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2.5">
          {files.map((file) => (
            <FilePreview
              key={nameOf(file)}
              file={file}
              onRemove={() => onChange(files.filter((kept) => kept !== file))}
              onBroken={() => {
                onChange(files.filter((kept) => kept !== file));
                onRefuse([{ name: file.name, code: 'FILE_TYPE' }]);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The same file chosen twice is one file. */
const nameOf = (file: File) => `${file.name} ${file.size} ${file.lastModified}`;

type PreviewProps = {
  file: File;
  onRemove: () => void;
  /** It is called a picture, and is none. */
  onBroken: () => void;
};

function FilePreview({ file, onRemove, onBroken }: PreviewProps) {
  const words = useWords();
  const address = useObjectAddress(file);
  const isPicture = file.type.startsWith('image/');
  return (
    <li className="relative overflow-hidden rounded-card border bg-rail">
      <div className="grid aspect-4/3 place-items-center">
        {isPicture && address ? (
          <img src={address} alt="" onError={onBroken} className="size-full object-cover" />
        ) : (
          <FileText aria-hidden className="size-8 text-ink-soft" />
        )}
      </div>
      <div className="truncate border-t bg-table px-2.5 py-1.5 text-xs text-ink-soft" dir="auto">
        {file.name}
      </div>
      <IconButton
        size="sm"
        label={words.remove(file.name)}
        icon={<X />}
        onClick={onRemove}
        className="absolute! end-1 top-1 bg-table/90 text-ink"
      />
    </li>
  );
}

function useObjectAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

const dropClasses =
  'flex min-h-28 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border border-dashed border-edge bg-well px-4 py-5 text-center text-ink-soft transition-colors duration-150 hover:border-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-text';
