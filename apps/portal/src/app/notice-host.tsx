import { showToast, Toasts } from '@baize/ui/toast';
import { useEffect } from 'react';
import { directionOf } from '../shared/language.ts';
import { type Notice, notices } from '../shared/notice.ts';
import { useLanguage } from '../shared/use-language.tsx';

export function NoticeHost({ waiting }: { waiting: readonly Notice[] }) {
  const { language } = useLanguage();
  useEffect(() => {
    for (const notice of waiting) showToast(notice);
    notices.clear();
  }, [waiting]);
  return <Toasts dir={directionOf(language)} />;
}
