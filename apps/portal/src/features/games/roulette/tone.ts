export function toneOf(number: number, red: readonly number[]): string {
  if (number === 0) return 'bg-[#0f7a55]';
  return red.includes(number) ? 'bg-[#a32417]' : 'bg-[#10140f]';
}
