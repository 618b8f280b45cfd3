import { showToast, Toasts } from '@baize/ui/toast';
import { useEffect } from 'react';
import { type Notice, notices } from '../shared/pages/notice.ts';
import { directionOf } from '../shared/words/language.ts';
import { useLanguage } from '../shared/words/use-language.tsx';

export function NoticeHost({ waiting }: { waiting: readonly Notice[] }) {
  const { language } = useLanguage();
  useEffect(() => {
    for (const notice of waiting) showToast(notice);
    notices.clear();
  }, [waiting]);
  return <Toasts dir={directionOf(language)} />;
}
