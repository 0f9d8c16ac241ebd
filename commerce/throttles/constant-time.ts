import { setTimeout } from 'node:timers/promises'

export type ConstantTime = ReturnType<typeof createConstantTime>

/**
 * Returns a function that runs `work`, which takes longer for existing accounts, for a constant
 * minimum time, so that response times do not reveal which addresses are registered.
 */
export const createConstantTime =
  ({ constantTimeMs }: { constantTimeMs: number }) =>
  async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const [answer] = await Promise.all([work(), setTimeout(constantTimeMs)])
    return answer
  }
