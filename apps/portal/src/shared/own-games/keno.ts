export { keno as game } from '@baize/games';
