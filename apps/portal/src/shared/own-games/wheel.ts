export { wheel as game } from '@baize/games';
