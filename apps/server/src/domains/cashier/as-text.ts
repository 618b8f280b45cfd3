/** The log keeps plain JSON; amounts go into it as text. */
export function asText(value: object): unknown {
  const text = JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one));
  return JSON.parse(text);
}
