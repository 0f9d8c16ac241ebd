import { BACK_OFFICE_API } from '@contracts/back-office'
import { EngineError, SESSION_OVER } from './engine'

/** Long enough for 500 MB at 5 Mbit/s. */
const TIMEOUT_MS = 900_000

export interface UploadOptions {
  type: string
  /** Receives the fraction of the file that was sent, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Posts a file by `XMLHttpRequest`, because `fetch` does not report upload progress.
 * @throws EngineError; its `status` is also 0 when `signal` aborted the upload
 */
export function upload<Answer>(path: string, file: File, options: UploadOptions): Promise<Answer> {
  const { type, onProgress, signal } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (text: string) => () => reject(new EngineError(request.status, text))
    request.upload.onprogress = ({ loaded }) => onProgress(file.size > 0 ? loaded / file.size : 1)
    request.onerror = fail('The connection to the engine broke off. Nothing was uploaded.')
    request.ontimeout = fail('The upload took too long. Nothing was uploaded.')
    request.onabort = fail('The upload was cancelled.')
    request.onload = () => {
      if (request.status === 401) window.dispatchEvent(new Event(SESSION_OVER))
      const isDone = request.status >= 200 && request.status < 300
      const answer = parse(request.responseText)
      if (isDone && answer !== undefined) {
        const taken: Answer = answer
        resolve(taken)
      } else {
        const { detail = `The engine answered ${request.status}.` }: { detail?: string } =
          answer ?? {}
        reject(new EngineError(request.status, detail))
      }
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', `${BACK_OFFICE_API}${path}`)
    request.setRequestHeader('content-type', type)
    request.timeout = TIMEOUT_MS
    if (signal.aborted) fail('The upload was cancelled.')()
    else request.send(file)
  })
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
