import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useWords } from '../words.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** Pasting stays allowed: a password manager writes better passwords than a hand. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'after'>) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          size="sm"
          label={isShown ? words.hidePassword : words.showPassword}
          aria-pressed={isShown}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
