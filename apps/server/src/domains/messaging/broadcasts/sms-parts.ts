const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('^{}\\[~]|€\f');

/** How long an SMS is and in how many parts it is charged: GSM 03.38, else UCS-2. */
export function measureSms(words: string): { length: number; parts: number } {
  if (words === '') return { length: 0, parts: 0 };
  const letters = [...words];
  const isPlain = letters.every((letter) => BASIC.has(letter) || EXTENDED.has(letter));
  const length = isPlain
    ? letters.reduce((sum, letter) => sum + (EXTENDED.has(letter) ? 2 : 1), 0)
    : words.length;
  const [single, joined] = isPlain ? [160, 153] : [70, 67];
  return { length, parts: length <= single ? 1 : Math.ceil(length / joined) };
}
