import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../words.tsx';
import { Button } from './button.tsx';
import type { ButtonStyle } from './button-classes.ts';
import { IconButton } from './icon-button.tsx';

type CopyButtonProps = ButtonStyle & {
  text: string;
  /** Shows the word beside the icon. */
  isLabelled?: boolean;
  onFailed?: () => void;
  /** What is copied, where "copy" alone does not say it. */
  label?: string;
  icon?: ReactNode;
};

const THANKS_MS = 2000;

export function CopyButton({
  text,
  isLabelled = false,
  onFailed,
  label,
  icon: shown = <Copy aria-hidden />,
  ...look
}: CopyButtonProps) {
  const words = useWords();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true), onFailed);
  const icon = isCopied ? <Check aria-hidden className="text-felt-text" /> : shown;
  return (
    <>
      {isLabelled ? (
        <Button {...look} onClick={copy} className="[&>svg]:size-4">
          {icon}
          {isCopied ? words.copied : (label ?? words.copy)}
        </Button>
      ) : (
        <IconButton
          size="sm"
          label={label ?? words.copy}
          icon={icon}
          onClick={copy}
          className={look.className}
        />
      )}
      <span role="status" className="sr-only">
        {isCopied ? words.copied : ''}
      </span>
    </>
  );
}
