type Run = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Returns a function that runs work with limited concurrency; further work waits in a queue. */
export function limitConcurrency(most: number): Run {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < most) running += 1
    // the finished work passes its slot on to the next in the queue
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
