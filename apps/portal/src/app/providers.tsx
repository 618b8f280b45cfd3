import { UiWordsProvider } from '@baize/ui';
import type { Theme } from '@baize/web/theme.ts';
import { SocketContext } from '@baize/web/use-socket.ts';
import { ThemeProvider } from '@baize/web/use-theme.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { themeKeeping } from '../shared/brand/theme.ts';
import { openHouseSocket } from '../shared/calls/open-house-socket.ts';
import { session } from '../shared/session/session.ts';
import { LanguageProvider, useLanguage, type Words } from '../shared/words/use-language.tsx';
import { useUiWords } from './use-ui-words.ts';

type Props = { words: Words; queries: QueryClient; theme?: Theme; children: ReactNode };

export function Providers({ words, queries, theme, children }: Props) {
  return (
    <QueryClientProvider client={queries}>
      <ThemeProvider keeping={themeKeeping} first={theme}>
        <LanguageProvider first={words}>
          <UiProvider>
            <SocketProvider>{children}</SocketProvider>
          </UiProvider>
        </LanguageProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}

function UiProvider({ children }: { children: ReactNode }) {
  return <UiWordsProvider words={useUiWords()}>{children}</UiWordsProvider>;
}

function SocketProvider({ children }: { children: ReactNode }) {
  const [socket] = useState(() => (typeof window === 'undefined' ? null : openHouseSocket()));
  const { language } = useLanguage();
  const said = useRef(language);
  useEffect(() => (socket ? session.subscribe(socket.renew) : undefined), [socket]);
  // A new language is said in a new hello.
  useEffect(() => {
    if (said.current !== language) socket?.renew();
    said.current = language;
  }, [socket, language]);
  return <SocketContext value={socket}>{children}</SocketContext>;
}
