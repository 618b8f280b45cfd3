export { hilo as game } from '@baize/games';
