import { createServer, request } from 'node:http';

/**
 * Stands between a page and a house, and changes some of what the house says: `changeMessage` what comes over a
 * socket, `changeAnswer` those answers over HTTP that `changesAnswer` names by their path. What a measure makes up
 * then takes nothing of the page that is measured.
 */
export async function openProxy(url, changes) {
  const server = createServer((asked, answer) => passAnswer(url, changes, asked, answer));
  server.on('upgrade', (asked, page) => passSocket(url, changes, asked, page));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passAnswer(url, { changesAnswer, changeAnswer }, asked, answer) {
  const isChanged = changesAnswer(asked.url);
  const headers = { ...asked.headers, ...(isChanged && { 'accept-encoding': 'identity' }) };
  const sent = request(`${url}${asked.url}`, { method: asked.method, headers }, async (told) => {
    if (!isChanged) {
      answer.writeHead(told.statusCode, told.headers);
      told.pipe(answer);
      return;
    }
    const parts = [];
    for await (const part of told) parts.push(part);
    const text = changeAnswer(String(Buffer.concat(parts)));
    const { 'transfer-encoding': _, ...rest } = told.headers;
    answer.writeHead(told.statusCode, { ...rest, 'content-length': Buffer.byteLength(text) });
    answer.end(text);
  });
  sent.on('error', () => answer.destroy());
  asked.pipe(sent);
}

function passSocket(url, { changeMessage }, asked, page) {
  // Packed messages could not be read here.
  const { 'sec-websocket-extensions': _, ...headers } = asked.headers;
  const sent = request(`${url}${asked.url}`, { headers });
  sent.on('upgrade', (told, house, head) => {
    const lines = Object.entries(told.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    page.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
    const read = readFrames((opcode, payload) => {
      const isText = opcode === TEXT;
      const texts = isText ? changeMessage(String(payload)).map((text) => Buffer.from(text)) : [];
      for (const each of isText ? texts : [payload]) page.write(frameOf(opcode, each));
    });
    read(head);
    house.on('data', read);
    page.pipe(house);
    for (const [end, other] of [
      [house, page],
      [page, house],
    ]) {
      end.on('error', () => undefined);
      end.on('close', () => other.destroy());
    }
  });
  sent.on('error', () => page.destroy());
  sent.end();
}

const TEXT = 1;
const FIN = 0x80;

/** Tells of each whole frame: the house sends each of its messages in one, and masks none. */
function readFrames(tell) {
  let rest = Buffer.alloc(0);
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (let frame = firstOf(rest); frame; frame = firstOf(rest)) {
      rest = rest.subarray(frame.end);
      tell(frame.opcode, frame.payload);
    }
  };
}

function firstOf(data) {
  if (data.length < 2) return undefined;
  const short = data[1] & 0x7f;
  const from = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (data.length < from) return undefined;
  const length =
    short === 126 ? data.readUInt16BE(2) : short === 127 ? Number(data.readBigUInt64BE(2)) : short;
  const end = from + length;
  return data.length < end
    ? undefined
    : { opcode: data[0] & 0x0f, payload: data.subarray(from, end), end };
}

function frameOf(opcode, payload) {
  const { length } = payload;
  const head = Buffer.from([FIN | opcode, length < 126 ? length : length < 65_536 ? 126 : 127]);
  const size = Buffer.alloc(length < 126 ? 0 : length < 65_536 ? 2 : 8);
  if (size.length === 2) size.writeUInt16BE(length);
  if (size.length === 8) size.writeBigUInt64BE(BigInt(length));
  return Buffer.concat([head, size, payload]);
}
