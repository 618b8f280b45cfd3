/**
 * Stands in the address of every picture drawn by name, which browsers keep for a year: whoever
 * changes a drawing changes it too. A test says which it must be.
 */
export const artVersion = '2fc7725d';
