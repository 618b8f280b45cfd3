import { Button, cx, TextInput } from '@baize/ui';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  Quote,
  RemoveFormatting,
  Underline,
} from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useText } from '../use-text.ts';
import type { WordId } from '../words.ts';

type Props = {
  name: string;
  place: RefObject<HTMLDivElement | null>;
  isSource: boolean;
  onSource: () => void;
  onChange: () => void;
};

type Tool = { word: WordId; icon: LucideIcon; command: string; value?: string };

const TOOLS: readonly Tool[] = [
  { word: 'console.rich.bold', icon: Bold, command: 'bold' },
  { word: 'console.rich.italic', icon: Italic, command: 'italic' },
  { word: 'console.rich.underline', icon: Underline, command: 'underline' },
  { word: 'console.rich.heading', icon: Heading2, command: 'formatBlock', value: 'h2' },
  { word: 'console.rich.subheading', icon: Heading3, command: 'formatBlock', value: 'h3' },
  { word: 'console.rich.paragraph', icon: Pilcrow, command: 'formatBlock', value: 'p' },
  { word: 'console.rich.list', icon: List, command: 'insertUnorderedList' },
  { word: 'console.rich.numbered', icon: ListOrdered, command: 'insertOrderedList' },
  { word: 'console.rich.quote', icon: Quote, command: 'formatBlock', value: 'blockquote' },
  { word: 'console.rich.plain', icon: RemoveFormatting, command: 'removeFormat' },
];

/** The tools above a rich text; each acts on what is marked in it. */
export function RichBar({ name, place, isSource, onSource, onChange }: Props) {
  const text = useText();
  const [isLinking, setLinking] = useState(false);
  const marked = useRef<Range | null>(null);

  function run(command: string, value?: string) {
    place.current?.focus();
    // Old, and still the only editing that every browser can undo.
    document.execCommand(command, false, value);
    onChange();
  }
  function askLink() {
    const selection = getSelection();
    marked.current = selection?.rangeCount ? selection.getRangeAt(0) : null;
    setLinking(true);
  }
  function link(address: string) {
    setLinking(false);
    const selection = getSelection();
    if (!marked.current || !selection) return;
    selection.removeAllRanges();
    selection.addRange(marked.current);
    if (address) run('createLink', address);
    else run('unlink');
  }
  return (
    <div className="border-b bg-rail/50">
      <div
        role="toolbar"
        aria-label={text('console.rich.tools', { name })}
        className="flex flex-wrap gap-0.5 p-1"
      >
        {!isSource && (
          <>
            {TOOLS.map(({ word, icon, command, value }) => (
              <ToolButton
                key={word}
                label={text(word)}
                icon={icon}
                onUse={() => run(command, value)}
              />
            ))}
            <ToolButton label={text('console.rich.link')} icon={Link2} onUse={askLink} />
          </>
        )}
        <ToolButton
          label={text('console.rich.source')}
          icon={Code}
          isOn={isSource}
          onUse={onSource}
          className="ms-auto"
        />
      </div>
      {isLinking && <LinkLine onLink={link} />}
    </div>
  );
}

type ToolProps = {
  label: string;
  icon: LucideIcon;
  isOn?: boolean;
  onUse: () => void;
  className?: string;
};

function ToolButton({ label, icon: Icon, isOn, onUse, className }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      // The mark in the text stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
      className={cx(
        'grid size-8 place-items-center rounded-ctl text-ink-soft hover:bg-rail-2 hover:text-ink aria-pressed:bg-ink aria-pressed:text-room touch:size-11',
        className,
      )}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}

function LinkLine({ onLink }: { onLink: (address: string) => void }) {
  const text = useText();
  const [address, setAddress] = useState('https://');
  const isSound = /^(https?:\/\/\S+\.\S+|mailto:\S+|tel:\S+|\/(?!\/)\S*)$/.test(address);
  return (
    <div className="flex flex-wrap gap-2 border-t p-2">
      <TextInput
        isCompact
        autoFocus
        className="min-w-48 flex-1"
        aria-label={text('console.rich.address')}
        value={address}
        onChange={(event) => setAddress(event.target.value.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isSound) {
            event.preventDefault();
            onLink(address);
          }
        }}
      />
      <Button size="sm" kind="brass" disabled={!isSound} onClick={() => onLink(address)}>
        {text('console.rich.setLink')}
      </Button>
      <Button size="sm" onClick={() => onLink('')}>
        {text('console.rich.noLink')}
      </Button>
    </div>
  );
}
