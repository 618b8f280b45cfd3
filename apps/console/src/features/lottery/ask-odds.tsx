import { lotteryOddsOperator } from '@baize/contract';
import { reasonModal } from '../../shared/act/questions.tsx';

/** Asks a second person for what was typed and proved. */
export const AskOdds = reasonModal(lotteryOddsOperator.askOdds, {
  title: 'console.lottery.askOdds',
  confirm: 'console.play.askApproval',
  text: 'console.lottery.oddsText',
  done: 'console.play.approvalAsked',
  longest: 300,
});
