export { roulette as game } from '@baize/games';
