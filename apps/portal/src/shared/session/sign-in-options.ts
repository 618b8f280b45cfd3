import { minutes } from '@baize/calendar';
import { identitySignIn, type Output } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../calls/api.ts';

export type SignInOptions = Output<typeof identitySignIn.signInOptions.value>;

/** Which ways in the brand has open; an operator's switch renews them with the rest of the system's facts. */
export function useSignInOptions(): SignInOptions | undefined {
  return useQuery({
    queryKey: ['system', 'sign-in-options'],
    queryFn: ({ signal }) => ask(identitySignIn.signInOptions, {}, signal),
    staleTime: minutes(1),
  }).data;
}
