export const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type Animal = (typeof animals)[number];

/** The first day of each lunar year, from 2024, a year of the dragon. */
export const lunarNewYears = [
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
  '2041-02-01',
  '2042-01-22',
  '2043-02-10',
  '2044-01-30',
  '2045-02-17',
  '2046-02-06',
  '2047-01-26',
  '2048-02-14',
  '2049-02-02',
  '2050-01-23',
] as const;

const FIRST_ANIMAL = animals.indexOf('dragon');

/** The animal of the lunar year in which a day lies; days as yyyy-MM-dd compare as text. */
export function animalOfDay(day: string): Animal {
  const begun = lunarNewYears.filter((firstDay) => firstDay <= day).length;
  if (begun === 0) throw new RangeError(`No lunar year is known for ${day}`);
  return animals[(FIRST_ANIMAL + begun - 1) % animals.length]!;
}

/** The year's own animal has 1, 13, 25, 37 and 49; from there the animals go backwards. */
export function animalOfNumber(number: number, year: Animal): Animal {
  const { length } = animals;
  return animals[(animals.indexOf(year) - ((number - 1) % length) + length) % length]!;
}
