import { createHmac } from 'node:crypto';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';

export interface SecurityAnswersTable {
  member_id: bigint;
  question_id: number;
  answer_hash: string;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    security_answers: SecurityAnswersTable;
  }
}

/** The questions to choose from; their words are the portal's. */
export const questions = Array.from({ length: 10 }, (_, i) => ({
  questionId: i + 1,
  messageId: `identity.question.${i + 1}`,
}));

type Answer = { questionId: number; answer: string };

/** Three different questions; the answers are kept hashed, without case or spaces. */
export async function setSecurityAnswers(
  house: House,
  memberId: bigint,
  answers: Answer[],
): Promise<void> {
  const asked = new Set(answers.map(({ questionId }) => questionId));
  const areKnown = [...asked].every((id) => questions.some(({ questionId }) => questionId === id));
  const areAnswered = answers.every(({ answer }) => plain(answer).length >= 2);
  if (asked.size !== answers.length || !areKnown || !areAnswered) refuse('INVALID_INPUT');
  await begin(house.db, async (tx) => {
    await tx.deleteFrom('security_answers').where('member_id', '=', memberId).execute();
    await tx
      .insertInto('security_answers')
      .values(
        answers.map(({ questionId, answer }) => ({
          member_id: memberId,
          question_id: questionId,
          answer_hash: hashOf(house, memberId, answer),
        })),
      )
      .execute();
  });
}

export async function answeredQuestions(house: House, memberId: bigint): Promise<number[]> {
  const rows = await house.db
    .selectFrom('security_answers')
    .select('question_id')
    .where('member_id', '=', memberId)
    .orderBy('question_id')
    .execute();
  return rows.map(({ question_id }) => question_id);
}

function hashOf(house: House, memberId: bigint, answer: string): string {
  return createHmac('sha256', house.keys.derive('security-answer'))
    .update(`${memberId}:${plain(answer)}`)
    .digest('base64url');
}

function plain(answer: string): string {
  return answer.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}
