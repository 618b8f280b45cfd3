import { useLayoutEffect, useRef } from 'react';
import type { Figure } from '../stage/figure.ts';

type Props<Value> = {
  figure: Figure<Value>;
  /** The same function for as long as the words are the same. */
  say: (value: Value) => string;
};

/** What was said of each value, for as long as the words are the same: the same few come again and again. */
const saidBy = new WeakMap<object, Map<unknown, string>>();

function saidOf(say: object): Map<unknown, string> {
  const known = saidBy.get(say) ?? new Map<unknown, string>();
  saidBy.set(say, known);
  return known;
}

/** A figure that changes with every shot: written past React, which would look for it through the page. */
export function Written<Value>({ figure, say }: Props<Value>) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const line = document.createTextNode('');
    place.current?.append(line);
    const said = saidOf(say);
    const write = () => {
      const value = figure.read();
      const words = said.get(value) ?? say(value);
      said.set(value, words);
      line.data = words;
    };
    write();
    const forget = figure.watch(write);
    return () => {
      forget();
      line.remove();
    };
  }, [figure, say]);
  return <span ref={place} />;
}
