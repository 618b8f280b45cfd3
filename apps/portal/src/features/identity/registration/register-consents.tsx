import { Checkbox } from '@baize/ui';
import { CircleAlert } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../shared/words/use-text.ts';
import type { Typed } from './registration.ts';

/** Of age, and agreed to the terms: nobody comes in without both. */
export function RegisterConsents({ minimumAge }: { minimumAge: number }) {
  const text = useText();
  const { register, formState } = useFormContext<Typed>();
  const { isOfAge, terms } = formState.errors;
  return (
    <div className="flex flex-col">
      <Checkbox
        {...register('isOfAge', {
          validate: (isTicked) =>
            isTicked === true || text('identity.register.underAge', { age: minimumAge }),
        })}
        aria-invalid={isOfAge ? true : undefined}
        aria-describedby={isOfAge ? 'consent-age-fault' : undefined}
      >
        {text('identity.register.ofAge', { age: minimumAge })}
      </Checkbox>
      <ConsentFault id="consent-age-fault" message={isOfAge?.message} />
      <Checkbox
        {...register('terms', {
          validate: (isTicked) => isTicked === true || text('identity.register.termsNeeded'),
        })}
        aria-invalid={terms ? true : undefined}
        aria-describedby={terms ? 'consent-terms-fault' : undefined}
      >
        {text('identity.register.agree')}{' '}
        <a
          href="/help#term"
          target="_blank"
          rel="noopener"
          className="font-semibold text-felt-text underline-offset-4 hover:underline"
        >
          {text('identity.register.terms')}
        </a>
      </Checkbox>
      <ConsentFault id="consent-terms-fault" message={terms?.message} />
    </div>
  );
}

function ConsentFault({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} role="alert" className="mb-1.5 flex gap-1.5 text-[0.8125rem] text-danger">
      <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
      {message}
    </p>
  );
}
