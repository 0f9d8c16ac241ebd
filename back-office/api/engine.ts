import { BACK_OFFICE_API } from '@domain/back-office-wire'

/** Longer than the engine needs under load. */
const TIMEOUT_MS = 20_000
const SESSION = `${BACK_OFFICE_API}/session`

/** Fired on the window when the engine asks for a login in the middle of something. */
export const SESSION_OVER = 'back-office-session-over'

/** The engine has refused, or cannot be reached (`status` 0). */
export class EngineError extends Error {
  override readonly name: string = 'EngineError'
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** @returns undefined when the engine cannot be reached */
export async function fetchEngine(
  url: string,
  init: RequestInit = {},
  timeoutMs = TIMEOUT_MS,
): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { ...init, signal }).catch(() => undefined)
  if (response?.status === 401 && url !== SESSION) window.dispatchEvent(new Event(SESSION_OVER))
  return response
}

/**
 * Asks the engine, which is of the same version as this script: its answers are taken at their word.
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
    const { detail = text }: { detail?: string } = await response.json().catch(() => ({}))
    throw new EngineError(response.status, detail)
  }
  const text = await response.text()
  const answer: Answer = text === '' ? undefined : JSON.parse(text)
  return answer
}

/** As `ask`, with a body. */
export const send = <Answer>(path: string, body: unknown, method = 'POST') =>
  ask<Answer>(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** `?name=value…` of what is given. */
export function toQuery(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return `?${new URLSearchParams(given).toString()}`
}

/** The text that may be shown for a failure. */
export const toText = (error: unknown) =>
  error instanceof EngineError ? error.message : 'Something went wrong.'
