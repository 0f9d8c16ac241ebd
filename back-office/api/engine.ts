import { BACK_OFFICE_API } from '@contracts/back-office'

/** Longer than the engine takes to answer under load. */
const TIMEOUT_MS = 20_000
/** Longer than thousands of orders take. */
export const LONG_MS = 120_000
const SESSION = `${BACK_OFFICE_API}/session`

/** Dispatched on the window when a request fails because the session has ended (401). */
export const SESSION_OVER = 'back-office-session-over'

/** The engine refused a request, or cannot be reached (`status` 0). */
export class EngineError extends Error {
  override readonly name: string = 'EngineError'
  constructor(
    readonly status: number,
    message: string,
    /** Whether the engine itself answered, and not e.g. the portal of a wireless network. */
    readonly isOfEngine = false,
    /** The field that was refused. */
    readonly field?: string,
    /** Which refusal it is, e.g. `second-step-over`. */
    readonly kind?: string,
  ) {
    super(message)
  }
}

/** @returns undefined when the engine cannot be reached, or the caller's signal aborts */
export async function fetchEngine(
  url: string,
  init: RequestInit = {},
  timeoutMs = TIMEOUT_MS,
): Promise<Response | undefined> {
  const late = AbortSignal.timeout(timeoutMs)
  // browsers of before 2024 let a request that nobody waits for go on
  const signal = init.signal && 'any' in AbortSignal ? AbortSignal.any([init.signal, late]) : late
  const response = await fetch(url, { ...init, signal }).catch(() => undefined)
  if (response?.status === 401 && url !== SESSION) window.dispatchEvent(new Event(SESSION_OVER))
  return response
}

/**
 * Requests JSON from the engine. The answer is not validated, because the engine and this script
 * always have the same version.
 * @throws EngineError
 */
export async function ask<Answer>(
  path: string,
  init?: RequestInit,
  timeoutMs?: number,
): Promise<Answer> {
  const response = await fetchEngine(`${BACK_OFFICE_API}${path}`, init, timeoutMs)
  if (!response) throw new EngineError(0, 'The engine cannot be reached.')
  if (!response.ok) {
    const text = `The engine answered ${response.status}.`
    const isOfEngine = response.headers.get('content-type')?.includes('json') === true
    const body: { detail?: string; c_field?: string; type?: string } = await response
      .json()
      .catch(() => ({}))
    const { detail = text, c_field, type } = body
    const kind = type?.split('/').at(-1)
    throw new EngineError(response.status, detail, isOfEngine, c_field, kind)
  }
  const text = await response.text()
  const answer: Answer = text === '' ? undefined : JSON.parse(text)
  return answer
}

/** Like `ask`, but sends a JSON body. */
export const send = <Answer>(
  path: string,
  body: unknown,
  method = 'POST',
  headers: Readonly<Record<string, string>> = {},
) =>
  ask<Answer>(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Downloads a file that the engine makes of what a JSON body names. @throws EngineError */
export async function download(path: string, body: unknown): Promise<Blob> {
  const response = await fetchEngine(
    `${BACK_OFFICE_API}${path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    LONG_MS,
  )
  if (!response) throw new EngineError(0, 'The engine cannot be reached.')
  if (response.ok) return response.blob()
  const text = `The engine answered ${response.status}.`
  const { detail = text }: { detail?: string } = await response.json().catch(() => ({}))
  throw new EngineError(response.status, detail)
}

/** Returns the query string `?name=value…`, without empty or undefined values. */
export function toQuery(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return `?${new URLSearchParams(given).toString()}`
}

export const toText = (error: unknown) =>
  error instanceof EngineError ? error.message : 'Something went wrong.'
