import { messages } from 'virtual:words/en';
import { UiWordsProvider } from '@baize/ui';
import { Toasts } from '@baize/ui/toast';
import { IntlProvider } from '@baize/web/intl.tsx';
import { ThemeProvider } from '@baize/web/use-theme.tsx';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { themeKeeping } from '../shared/theme.ts';
import { useUiWords } from './use-ui-words.ts';

export function Providers({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <ThemeProvider keeping={themeKeeping}>
        <IntlProvider locale="en" messages={messages}>
          <UiProvider>{children}</UiProvider>
        </IntlProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}

function UiProvider({ children }: { children: ReactNode }) {
  return (
    <UiWordsProvider words={useUiWords()}>
      {children}
      <Toasts />
    </UiWordsProvider>
  );
}
