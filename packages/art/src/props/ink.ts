export const RED = '#B9301F';
export const BLACK = '#15201C';
export const IVORY = '#FFFBF0';
export const BRASS = '#C99A3F';
