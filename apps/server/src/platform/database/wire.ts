import type { Socket } from 'node:net';
import pg from 'pg';
import { columnsIn, errorIn, openMessages, type ReadValue, readRow } from './wire/answers.ts';
import { type Named, openPacket } from './wire/packet.ts';

/** A statement and its values. */
export type Asked = { statement: Named; values: readonly unknown[] };

type Row = unknown[];

/**
 * A connection for few statements that come again and again. What is sent together leaves in one piece,
 * and is answered in one: where the driver's own way has a mark, a packet and an answer for each
 * statement, and both sides are woken for each, this has them once. The first statement that fails ends
 * all that were sent behind it.
 */
export type Wire = {
  /** The rows of each statement, in order. */
  send(asked: readonly Asked[]): Promise<Row[][]>;
  isBroken(): boolean;
  end(): Promise<void>;
};

type WireSettings = {
  connection: pg.ClientConfig;
  /** Said once, before anything is asked. */
  prelude: string;
  /** A line that has not answered by then is cut, because nobody knows what became of what it was sent. */
  answerWithinMs: number;
};

/** The driver connects and says who we are; what follows is spoken here. */
export async function connectWire(settings: WireSettings): Promise<Wire> {
  const { connection, prelude, answerWithinMs } = settings;
  const client = new pg.Client(connection);
  let fault: Error | undefined;
  let line: Line | undefined;
  const fail = (error: Error) => {
    fault ??= error;
    line?.fail(error);
  };
  client.on('error', fail);
  client.on('end', () => fail(new Error('Connection terminated unexpectedly')));
  await client.connect();
  await client.query(prelude);
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  line = openLine(stream, connection.types ?? pg.types, answerWithinMs);
  return {
    send: (asked) => (fault ? Promise.reject(fault) : line.send(asked)),
    isBroken: () => fault !== undefined,
    end: () => client.end().catch(() => undefined),
  };
}

/** What is under way: asked, and answered as far as it is. */
type Journey = {
  asked: readonly Asked[];
  answers: Row[][];
  /** The statements that the connection learns on this journey, and how many of them it has learnt. */
  taught: string[];
  learnt: number;
  error: Error | undefined;
  timer: NodeJS.Timeout;
  resolve(answers: Row[][]): void;
  reject(error: Error): void;
};

type Line = { send: Wire['send']; fail(error: Error): void };

function openLine(stream: Socket, types: pg.CustomTypesConfig, answerWithinMs: number): Line {
  const underWay: Journey[] = [];
  const write = writingTo(stream);
  const hear = hearing(types, (journey) => {
    underWay.shift();
    clearTimeout(journey.timer);
    if (!journey.error) return journey.resolve(journey.answers);
    write.forget(journey.taught.slice(journey.learnt));
    journey.reject(journey.error);
  });
  // The driver's own reader would not know what it hears.
  stream.removeAllListeners('data');
  stream.on(
    'data',
    openMessages((kind, bytes, from, to) => {
      const [journey] = underWay;
      if (journey) hear(journey, kind, bytes, from, to);
      // Nothing was asked: the database says why it closes the line.
      else if (kind === FAILED) stream.destroy(errorIn(bytes, from, to));
    }),
  );
  const cut = () => void stream.destroy(new Error('Query read timeout'));
  return {
    send: (asked) =>
      new Promise((resolve, reject) => {
        const taught = write.all(asked);
        const timer = setTimeout(cut, answerWithinMs);
        const journey = { asked, taught, timer, resolve, reject };
        underWay.push({ ...journey, answers: [], learnt: 0, error: undefined });
      }),
    fail: (error) => {
      for (const journey of underWay.splice(0)) {
        clearTimeout(journey.timer);
        journey.reject(journey.error ?? error);
      }
    },
  };
}

/** Writes what is asked, and keeps in mind which statements the connection knows. */
function writingTo(stream: Socket) {
  const packet = openPacket();
  const known = new Map<string, string>();
  const knows = ({ name, text }: Named): boolean => {
    const before = known.get(name);
    if (before !== undefined && before !== text) {
      throw new Error(`Two statements are named ${name}`);
    }
    return before !== undefined;
  };
  const forget = (names: readonly string[]) => {
    for (const name of names) known.delete(name);
  };
  const all = (asked: readonly Asked[]): string[] => {
    const taught: string[] = [];
    try {
      for (const { statement, values } of asked) {
        const isKnown = knows(statement);
        packet.add(statement, values, isKnown);
        if (isKnown) continue;
        known.set(statement.name, statement.text);
        taught.push(statement.name);
      }
    } catch (error) {
      packet.drop();
      forget(taught);
      throw error;
    }
    stream.write(packet.take());
    if (stream.writableLength > 0) packet.leave();
    return taught;
  };
  return { all, forget };
}

// The kinds of messages that are met here.
const [DESCRIBED, DESCRIBED_AS_NOTHING, BOUND, ROW, FAILED, READY] = Buffer.from('Tn2DEZ');

/** Takes down what is answered; `arrive` is told when all of it has been. */
function hearing(types: pg.CustomTypesConfig, arrive: (journey: Journey) => void) {
  /** How the columns of each statement are read, by its name. */
  const columnsOf = new Map<string, readonly ReadValue[]>();
  // Of the statement that is being answered.
  let columns: readonly ReadValue[] = [];
  let rows: Row[] = [];

  function learn(journey: Journey, found: readonly ReadValue[]): void {
    columnsOf.set(journey.taught[journey.learnt]!, found);
    journey.learnt += 1;
  }

  return (journey: Journey, kind: number, bytes: Buffer, from: number, to: number): void => {
    const { asked, answers } = journey;
    if (kind === ROW) {
      rows.push(readRow(bytes, from, columns));
    } else if (kind === BOUND) {
      columns = columnsOf.get(asked[answers.length]!.statement.name)!;
      rows = [];
      answers.push(rows);
    } else if (kind === DESCRIBED) {
      learn(journey, columnsIn(bytes, from, types));
    } else if (kind === DESCRIBED_AS_NOTHING) {
      learn(journey, []);
    } else if (kind === FAILED) {
      journey.error ??= errorIn(bytes, from, to);
    } else if (kind === READY) {
      arrive(journey);
    }
  };
}
