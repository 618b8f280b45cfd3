import { messages } from 'virtual:words/en';
import { UiWordsProvider } from '@baize/ui';
import { Toasts } from '@baize/ui/toast';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { ThemeProvider } from '../shared/use-theme.tsx';
import { useUiWords } from './use-ui-words.ts';

const intl = createIntl({ locale: 'en', messages });

export function Providers({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <ThemeProvider>
        <RawIntlProvider value={intl}>
          <UiProvider>{children}</UiProvider>
        </RawIntlProvider>
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
