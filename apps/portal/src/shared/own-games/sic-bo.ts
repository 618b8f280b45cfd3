export { sicBo as game } from '@baize/games';
