import { identitySessions } from '@baize/contract';
import { wasRefused } from '@baize/web/errors.ts';
import { useEffect } from 'react';
import { ask } from '../../../shared/calls/api.ts';
import { remembered } from '../../../shared/session/remembered.ts';
import { useBeginSession } from './use-begin-session.ts';

let isAsked = false;

/** Brings a remembered member back in; what is refused once is not asked for again. */
export function ResumeKeeper() {
  const begin = useBeginSession();
  useEffect(() => {
    if (isAsked) return;
    isAsked = true;
    ask(identitySessions.resume, {}).then(begin, (error) => {
      if (wasRefused(error)) remembered.end();
    });
  }, [begin]);
  return null;
}
