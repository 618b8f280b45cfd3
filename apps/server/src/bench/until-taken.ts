/** Sells again under the same id where a busy machine turned it away: what is sold is not what is measured. */
export async function untilTaken<Answer>(sell: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await sell();
    } catch (error) {
      if ((error as { code?: string }).code !== 'BUSY') throw error;
    }
  }
}
