export { plinko as game } from '@baize/games';
