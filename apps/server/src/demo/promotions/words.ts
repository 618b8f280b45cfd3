import { textsOf } from '../texts/texts.ts';

const say = (campaign: string) => textsOf(`campaign.${campaign}`, ['title', 'summary']);

/** What the demo's campaigns are called, in every language that is spoken whole. */
export const campaignWords = {
  deposit: say('deposit'),
  freeBet: say('freeBet'),
  cashback: say('cashback'),
  task: say('task'),
  mission: say('mission'),
  signIn: say('signIn'),
  wheel: say('wheel'),
  eggs: say('eggs'),
  chests: say('chests'),
  packets: say('packets'),
  spins: say('spins'),
  rain: say('rain'),
  cup: say('cup'),
  application: say('application'),
  raffle: say('raffle'),
  code: say('code'),
  rescue: say('rescue'),
  race: say('race'),
  multiple: say('multiple'),
  firstTo: say('firstTo'),
};
