export { slotGames as slots } from '@baize/games';
