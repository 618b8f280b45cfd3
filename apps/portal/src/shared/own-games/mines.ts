export { mines as game } from '@baize/games';
