export { limbo as game } from '@baize/games';
