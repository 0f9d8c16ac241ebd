type Run = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs what it is given, at most that many at once; the rest waits for its turn. */
export function limitConcurrency(most: number): Run {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running += 1
    // the slot goes to the next in the queue
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
