export { diceGame as game } from '@baize/games';
