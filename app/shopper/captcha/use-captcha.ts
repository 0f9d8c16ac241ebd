import { useCallback, useEffect, useRef, useState } from 'react'
import { CAPTCHA_TOKEN_LIFE_MS, needsCaptcha, type CaptchaOperation } from '@domain/captcha'
import { AppError } from '@/errors/app-error'
import { logError } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { useSiteConfig } from '../site-config/use-site-config'
import type { CaptchaFailure } from './captcha.messages'

/** `spent`: its token has been sent with the form, and is valid only once. */
export type CaptchaState =
  | { phase: 'open'; failure?: CaptchaFailure }
  | { phase: 'solving' }
  | { phase: 'solved'; token: string; goodUntil: number }
  | { phase: 'spent' }

/** The captcha of a form; `CaptchaBox` renders it. */
export interface Captcha {
  state: CaptchaState
  /** Whether the site asks for it. */
  isNeeded: boolean
  /** Whether the form may be sent: it holds a token, or needs none (FORM-021). */
  isReady: boolean
  /** Solves a challenge of our own, or drops its solution. */
  tick: (isTicked: boolean) => void
  /** Takes the token of an external captcha. */
  accept: (token: string) => void
  fail: (failure: CaptchaFailure) => void
  /** The token for the form, which is sent now; none where none is needed. */
  take: () => string | undefined
  /** Clears it after the form was sent. @param error why it was refused, if it was */
  reset: (error?: unknown) => void
  /** Counts the resets: an external box resets itself when this changes. */
  resets: number
}

/**
 * The captcha of one form (FORM-014): without a tick no token, and without a token nothing is sent.
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

  // a form that is sent without scripts has no box that could be ticked
  const isReady = !isNeeded || !isMounted || state.phase === 'solved' || state.phase === 'spent'
  return { state, isNeeded, isReady, tick, accept, fail, take, reset, resets }
}

/** The captcha's state; an expired token is dropped, and that is shown. */
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

/** Solves one challenge at a time: the result of an earlier tick is ignored. */
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

/** The service has seen the token before, or too late. */
const isExpired = (error: unknown): boolean =>
  error instanceof AppError && (error.type?.endsWith('captcha-expired') ?? false)
