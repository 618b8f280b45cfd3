export { bingo as game } from '@baize/games';
