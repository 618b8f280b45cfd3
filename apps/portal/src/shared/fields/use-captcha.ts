import { identityCodes } from '@baize/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../calls/api.ts';

export const CAPTCHA_REFRESH_MS = 1000;

/** The picture with characters to type. A new one comes at most once a second, and never too late. */
export function useCaptcha(isWanted: boolean) {
  const [picture, setPicture] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isResting, setResting] = useState(false);
  const openAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const load = useCallback(async () => {
    openAt.current = performance.now() + CAPTCHA_REFRESH_MS;
    setResting(true);
    setFailed(false);
    setTimeout(() => setResting(false), CAPTCHA_REFRESH_MS);
    try {
      setPicture(`data:image/png;base64,${await ask(identityCodes.captcha, {})}`);
    } catch {
      setPicture(null);
      setFailed(true);
    }
  }, []);

  const refresh = useCallback(() => {
    clearTimeout(timer.current);
    const waitMs = Math.max(0, openAt.current - performance.now());
    timer.current = setTimeout(() => void load(), waitMs);
  }, [load]);

  useEffect(() => {
    if (isWanted) refresh();
    return () => clearTimeout(timer.current);
  }, [isWanted, refresh]);

  return { picture, hasFailed, refresh, isResting };
}
