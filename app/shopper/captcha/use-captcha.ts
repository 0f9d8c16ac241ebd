import { useCallback, useEffect, useRef, useState } from 'react'
import { CAPTCHA_TOKEN_LIFE_MS, needsCaptcha, type CaptchaOperation } from '@rules/captcha'
import { AppError } from '@/errors/app-error'
import { logError } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { useSiteConfig } from '../site-config/use-site-config'
import type { CaptchaFailure } from './captcha.messages'

/** `spent`: the token was sent with the form; it is valid only once. */
export type CaptchaState =
  | { phase: 'open'; failure?: CaptchaFailure }
  | { phase: 'solving' }
  | { phase: 'solved'; token: string; goodUntil: number }
  | { phase: 'spent' }

export interface Captcha {
  state: CaptchaState
  isNeeded: boolean
  /** Whether the form can be sent: the captcha has a token, or needs none (FORM-021). */
  isReady: boolean
  /** Solves our own challenge, or drops its solution. */
  tick: (isTicked: boolean) => void
  accept: (token: string) => void
  fail: (failure: CaptchaFailure) => void
  /** Returns the token and marks it as spent; undefined if none is needed. */
  take: () => string | undefined
  /**
   * Resets the captcha after the form was sent.
   * @param error the form's error, if it was refused
   */
  reset: (error?: unknown) => void
  /** Number of resets: an external box resets itself when it changes. */
  resets: number
}

/**
 * Returns the captcha of one form (FORM-014). It needs a tick for a token; without a token the form
 * is not sent.
 */
export function useCaptcha(operation: CaptchaOperation): Captcha {
  const { preferences } = useSiteConfig()
  const isNeeded = preferences.captchaEnabled && needsCaptcha(operation)
  const { state, latest, put } = useCaptchaState()
  const [resets, setResets] = useState(0)
  const isMounted = useIsMounted()
  const tick = useSolving(operation, put)

  const accept = useCallback(
    (token: string) =>
      put({ phase: 'solved', token, goodUntil: Date.now() + CAPTCHA_TOKEN_LIFE_MS }),
    [put],
  )
  const fail = useCallback((failure: CaptchaFailure) => put({ phase: 'open', failure }), [put])
  const reset = useCallback(
    (error?: unknown) => {
      put(isExpired(error) ? { phase: 'open', failure: 'expired' } : { phase: 'open' })
      setResets((count) => count + 1)
    },
    [put],
  )
  const take = useCallback(() => {
    const { current } = latest
    if (current.phase !== 'solved') return undefined
    put({ phase: 'spent' })
    return current.token
  }, [latest, put])

  // ready until mounted, because without scripts there is no box to tick
  const isReady = !isNeeded || !isMounted || state.phase === 'solved' || state.phase === 'spent'
  return { state, isNeeded, isReady, tick, accept, fail, take, reset, resets }
}

/** The captcha's state; an expired token is dropped with an error message. */
function useCaptchaState() {
  const [state, setState] = useState<CaptchaState>({ phase: 'open' })
  const latest = useRef(state)
  const put = useCallback((next: CaptchaState) => {
    latest.current = next
    setState(next)
  }, [])
  useEffect(() => {
    if (state.phase !== 'solved') return undefined
    const expire = () => put({ phase: 'open', failure: 'expired' })
    const timer = window.setTimeout(expire, state.goodUntil - Date.now())
    return () => window.clearTimeout(timer)
  }, [state, put])
  return { state, latest, put }
}

/** Solves one challenge at a time; the result of an earlier tick is ignored. */
function useSolving(operation: CaptchaOperation, put: (state: CaptchaState) => void) {
  const { id: siteId } = useSite()
  const ticks = useRef(0)
  useEffect(() => () => void (ticks.current += 1), [])
  return useCallback(
    (isTicked: boolean) => {
      const tick = (ticks.current += 1)
      const putIfWanted = (state: CaptchaState) => {
        if (ticks.current === tick) put(state)
      }
      if (!isTicked) return put({ phase: 'open' })
      put({ phase: 'solving' })
      const goodUntil = Date.now() + CAPTCHA_TOKEN_LIFE_MS
      import('@/integrations/captcha/captcha.api')
        .then(({ createCaptchaToken }) => createCaptchaToken(siteId))
        .then((token) => putIfWanted({ phase: 'solved', token, goodUntil }))
        .catch((error: unknown) => {
          logError('The captcha failed', { operation, error })
          putIfWanted({ phase: 'open', failure: 'network' })
        })
    },
    [siteId, operation, put],
  )
}

function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted
}

/** Whether the service refused the token because it was already used or is too old. */
const isExpired = (error: unknown): boolean =>
  error instanceof AppError && (error.type?.endsWith('captcha-expired') ?? false)
