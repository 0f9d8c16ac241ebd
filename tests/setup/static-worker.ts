import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compileFunction } from 'node:vm'

type Answer = (event: { data: unknown }) => void

/**
 * jsdom has no workers: this one runs a file of `app/static` in the page's own thread, a moment
 * later.
 */
export class StaticWorker {
  onmessage?: Answer
  onerror?: () => void
  private readonly scope: { onmessage?: Answer; postMessage: (data: unknown) => void }
  private isEnded = false

  constructor(address: string) {
    const file = path.resolve('app/static', path.basename(address))
    this.scope = {
      postMessage: (data) => {
        if (!this.isEnded) this.onmessage?.({ data })
      },
    }
    compileFunction(readFileSync(file, 'utf8'), ['self'])(this.scope)
  }

  postMessage(data: unknown): void {
    queueMicrotask(() => {
      if (!this.isEnded) this.scope.onmessage?.({ data })
    })
  }

  terminate(): void {
    this.isEnded = true
  }
}
