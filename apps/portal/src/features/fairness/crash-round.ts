export { crashPoint, isOfChain } from '@baize/games';
