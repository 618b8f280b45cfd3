import { cx } from '@baize/ui';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { cleanHtml, isBlank } from '../clean-html.ts';
import { useText } from '../use-text.ts';
import { RichBar } from './rich-bar.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (html: string) => void;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  isDisabled?: boolean;
};

/** Writes rich text: the browser's own editing, with everything cleaned that goes in and out. */
export function RichText({ label, value, onChange, lang, dir, isDisabled = false }: Props) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const emitted = useRef<string | null>(null);
  const [isSource, setSource] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back from the source shows it anew
  useEffect(() => {
    if (!place.current || value === emitted.current) return;
    place.current.innerHTML = cleanHtml(value);
    emitted.current = value;
  }, [value, isSource]);

  function emit() {
    const html = cleanHtml(place.current?.innerHTML ?? '');
    emitted.current = isBlank(html) ? '' : html;
    onChange(emitted.current);
  }
  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    const plain = event.clipboardData.getData('text/plain');
    insertHtml(html ? cleanHtml(html) : asParagraphs(plain));
    emit();
  }
  function turn() {
    emitted.current = null;
    setSource(!isSource);
  }
  return (
    <div className="overflow-clip rounded-ctl border border-edge bg-well focus-within:border-brass-text">
      {!isDisabled && (
        <RichBar place={place} isSource={isSource} onSource={turn} onChange={emit} name={label} />
      )}
      {isSource ? (
        <textarea
          aria-label={text('console.rich.sourceOf', { name: label })}
          spellCheck={false}
          disabled={isDisabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="code block min-h-64 w-full resize-y bg-transparent p-4 outline-none"
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a text area holds no formatted text
        <div
          ref={place}
          role="textbox"
          aria-multiline="true"
          aria-label={label}
          aria-disabled={isDisabled || undefined}
          tabIndex={0}
          contentEditable={!isDisabled}
          suppressContentEditableWarning
          lang={lang}
          dir={dir}
          onInput={emit}
          onPaste={paste}
          className={cx('rich min-h-64 p-4 outline-none', isDisabled && 'opacity-60')}
        />
      )}
    </div>
  );
}

function insertHtml(html: string): void {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  const made = range.createContextualFragment(html);
  const last = made.lastChild;
  range.insertNode(made);
  if (last) range.setStartAfter(last);
  range.collapse(true);
  selection.removeAllRanges();
  selection.addRange(range);
}

function asParagraphs(plain: string): string {
  const holder = document.createElement('div');
  const lines = plain.split(/\r?\n\s*\r?\n|\r?\n/).filter(Boolean);
  if (lines.length < 2) {
    holder.textContent = plain;
    return holder.innerHTML;
  }
  for (const line of lines) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    holder.append(paragraph);
  }
  return holder.innerHTML;
}
