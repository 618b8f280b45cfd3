import type { Call, Output, Shape } from '@baize/contract';
import { showToast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { ask } from '../api.ts';
import { sentenceOf } from '../errors.ts';
import { type Topic, type Touched, useTouch } from '../queries.ts';
import { useText } from '../use-text.ts';
import type { WordId } from '../words.ts';

/** What every act may change beside its own topic: the log, and what waits for a second person. */
const ALWAYS: readonly Topic[] = ['audit', 'approvals'];

type Toast = Parameters<typeof showToast>[0];

type Outcome<Given, Value> = {
  /** The words of success, or how they are made from the answer; without them nothing is said. */
  done?: WordId | ((value: Value, given: Given) => string | Toast);
  /** Nothing else on the page shows a failure. */
  isFailureSaid?: boolean;
  onDone?: (value: Value, given: Given) => void;
  /** What shows the change beside the call's own topic. */
  touches?: readonly Touched[];
};

type Giving<Input extends Shape, Given> = {
  /** What is sent, made from what the act is given. */
  input: (given: Given) => Output<Input>;
};

/** The calls whose act is not one call: pictures are sent first, or one of two calls is chosen. */
type Many<Given, Value> = { topic: Topic; act: (given: Given) => Promise<Value> };

/**
 * One act of an operator: said when it is done, and all that shows it is read anew, also when it was
 * refused, since someone may have been quicker.
 */
export function useAct<Value, Given = void>(
  act: Many<Given, Value>,
  outcome?: Outcome<Given, Value>,
): Act<Value, Given>;
export function useAct<Input extends Shape, Value extends Shape, Given = void>(
  call: Call<Input, Value>,
  outcome: Outcome<Given, Output<Value>> & Giving<Input, Given>,
): Act<Output<Value>, Given>;
export function useAct<Input extends Shape, Value extends Shape>(
  call: Call<Input, Value>,
  outcome?: Outcome<Output<Input>, Output<Value>>,
): Act<Output<Value>, Output<Input>>;
export function useAct(
  act: Call | Many<unknown, unknown>,
  outcome: Outcome<unknown, unknown> & Partial<Giving<Shape, unknown>> = {},
): Act<unknown, unknown> {
  const { input = (given: unknown) => given, done, isFailureSaid, onDone, touches = [] } = outcome;
  const text = useText();
  const touch = useTouch();
  const own: Touched = 'path' in act ? (act.path.split('/')[2] as Topic) : act.topic;
  const readAnew = () => touch([own, ...ALWAYS, ...touches]);
  return useMutation({
    mutationFn: (given: unknown) => ('path' in act ? ask(act, input(given)) : act.act(given)),
    onSuccess: async (value, given) => {
      onDone?.(value, given);
      if (done) {
        const said = typeof done === 'string' ? text(done) : done(value, given);
        showToast(typeof said === 'string' ? { tone: 'good', title: said } : said);
      }
      await readAnew();
    },
    onError: async (error) => {
      if (isFailureSaid) {
        showToast({ tone: 'bad', title: text('console.failure.title'), text: sentenceOf(error) });
      }
      await readAnew();
    },
  });
}

export type Act<Value, Given> = ReturnType<typeof useMutation<Value, Error, Given>>;
